package org.bowsprit.audio.resource;

import java.util.LinkedHashMap;
import java.util.Map;
import org.bowsprit.audio.midi.MidiReader;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.sound.Sound;
import org.bowsprit.media.voc.Pcm;
import org.bowsprit.media.voc.VocReader;

/**
 * Decodes a sound of a game. It selects the rendition for a music device and reads it (spec 10
 * §2.1).
 */
public final class SoundDecoder {

  private static final int CHUNK_HEADER_BYTES = 8;
  private static final String NO_TAG = "none";
  private static final SoundResource SILENT_SOUND = new SoundResource.Silent();

  private SoundDecoder() {}

  /**
   * Decodes a sound.
   *
   * @param sound the resource
   * @param path the location, for error messages
   * @param device the music device
   * @throws org.bowsprit.bytes.FormatException if the selected rendition is invalid
   */
  public static SoundResource decode(Sound sound, ChunkPath path, MusicDevice device) {
    if (sound instanceof Sound.CdTrack cd) {
      return cd.payload().length() == CdCue.LENGTH
          ? CdCue.read(cd.payload(), path)
              .<SoundResource>map(SoundResource.Cd::new)
              .orElse(SILENT_SOUND)
          : SILENT_SOUND;
    }
    if (sound instanceof Sound.Raw raw) {
      return raw.isVoc()
          ? new SoundResource.Effect(VocReader.readFile(raw.payload(), path))
          : SILENT_SOUND;
    }
    return decodeBest((Sound.Renditions) sound, path, device);
  }

  private static SoundResource decodeBest(
      Sound.Renditions sound, ChunkPath path, MusicDevice device) {
    Sound.Rendition bestRendition = null;
    for (Sound.Rendition rendition : sound.renditions()) {
      if (device.prefers(rendition.tag(), bestRendition == null ? NO_TAG : bestRendition.tag())) {
        bestRendition = rendition;
      }
    }
    return bestRendition == null
        ? SILENT_SOUND
        : decode(bestRendition, path.child(bestRendition.tag()));
  }

  private static SoundResource decode(Sound.Rendition rendition, ChunkPath path) {
    Bytes payload = rendition.payload();
    return switch (rendition.tag()) {
      case "SBL " -> new SoundResource.Effect(readEffect(payload, path));
      case "ADL " -> readMusic(Rendition.ADLIB, payload, path);
      case "ROL " -> readMusic(Rendition.ROLAND, payload, path);
      case "SPK " -> readMusic(Rendition.SPEAKER, payload, path);
      default -> readMusic(Rendition.GENERAL_MIDI, payload, path);
    };
  }

  private static SoundResource readMusic(Rendition rendition, Bytes payload, ChunkPath path) {
    return new SoundResource.Music(new Piece(rendition, MidiReader.read(payload, path)));
  }

  private static Pcm readEffect(Bytes payload, ChunkPath path) {
    Map<String, Bytes> chunks = chunksByTag(payload, path);
    Bytes data = chunks.getOrDefault("AUdt", chunks.getOrDefault("WVdt", Bytes.EMPTY));
    return VocReader.readBlocks(data, path.child("AUdt"));
  }

  /**
   * Returns the chunks by tag. The size in a chunk header excludes the header. The last chunk is
   * limited to the available bytes.
   */
  private static Map<String, Bytes> chunksByTag(Bytes content, ChunkPath path) {
    Map<String, Bytes> chunks = new LinkedHashMap<>();
    ByteReader in = content.reader(path);
    while (in.remaining() >= CHUNK_HEADER_BYTES) {
      String tag = in.tag();
      long size = Math.min(in.u32Be(), in.remaining());
      chunks.putIfAbsent(tag, in.bytes((int) size));
    }
    return chunks;
  }
}
