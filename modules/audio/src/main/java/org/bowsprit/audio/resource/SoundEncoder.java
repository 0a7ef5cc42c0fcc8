package org.bowsprit.audio.resource;

import org.bowsprit.audio.imuse.Piece;
import org.bowsprit.audio.imuse.Rendition;
import org.bowsprit.audio.midi.MidiWriter;
import org.bowsprit.format.ByteWriter;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.sound.Sound;

/** Makes a game's sound of what a machine plays: the inverse of {@link SoundDecoder}. */
public final class SoundEncoder {

  /** What stands in the header of every digitised effect; nobody knows what for (spec 10 §3.1). */
  private static final Bytes EFFECT_HEADER = Bytes.of(0, 0, 0x80);

  private SoundEncoder() {}

  /** Returns a trigger of a CD track. */
  public static Sound.CdTrack cd(CdCue cue) {
    ByteWriter out = new ByteWriter();
    cue.encode(out);
    return new Sound.CdTrack(out.toBytes());
  }

  /** Returns the rendition of a digitised effect. */
  public static Sound.Rendition effect(Pcm samples) {
    Bytes blocks = VocWriter.blocks(samples);
    ByteWriter out = new ByteWriter();
    out.tag("AUhd").u32Be(EFFECT_HEADER.length()).bytes(EFFECT_HEADER);
    out.tag("AUdt").u32Be(blocks.length()).bytes(blocks);
    return new Sound.Rendition("SBL ", out.toBytes());
  }

  /** Returns the rendition of a piece of music. */
  public static Sound.Rendition music(Piece piece) {
    return new Sound.Rendition(tag(piece.rendition()), MidiWriter.write(piece.sequence()));
  }

  private static String tag(Rendition rendition) {
    return switch (rendition) {
      case ADLIB -> "ADL ";
      case ROLAND -> "ROL ";
      case SPEAKER -> "SPK ";
      case GENERAL_MIDI -> "GMD ";
    };
  }
}
