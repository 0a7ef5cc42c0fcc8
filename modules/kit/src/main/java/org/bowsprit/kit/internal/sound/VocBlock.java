package org.bowsprit.kit.internal.sound;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.media.voc.Pcm;
import org.bowsprit.media.voc.VocReader;
import org.bowsprit.media.voc.VocWriter;

/** The payload of an SBL rendition: one block of samples (spec 10 §3). */
final class VocBlock {

  private static final int BLOCKS_OFFSET = 19;
  private static final int MIN_RATE = 1_000_000 / 256;
  private static final int MAX_RATE = 1_000_000 / 2;
  private static final int MAX_SAMPLES = 0xFFFFFF - 2;

  private VocBlock() {}

  /**
   * Packs samples.
   *
   * @throws SoundException if they do not fit into a block
   */
  static Bytes pack(WaveSample sample) throws SoundException {
    return withHeaders(VocWriter.blocks(new Pcm(List.of(samples(sample)))));
  }

  /**
   * Packs samples that repeat without end. The samples are written twice, once before the repeated
   * block and once in it, because ScummVM plays only the first block and stops at a block without
   * samples.
   *
   * @throws SoundException if they do not fit into a block
   */
  static Bytes packLoop(WaveSample sample) throws SoundException {
    return withHeaders(
        VocWriter.blocks(
            new Pcm(
                List.of(
                    samples(sample),
                    new Pcm.RepeatStart(Pcm.FOREVER),
                    samples(sample),
                    new Pcm.RepeatEnd()))));
  }

  private static Pcm.Samples samples(WaveSample sample) throws SoundException {
    if (sample.rate() < MIN_RATE || sample.rate() > MAX_RATE) {
      throw new SoundException(
          "expected " + MIN_RATE + " to " + MAX_RATE + " samples a second, found " + sample.rate());
    }
    if (sample.samples().length() > MAX_SAMPLES) {
      throw new SoundException("expected at most " + MAX_SAMPLES + " samples");
    }
    int rate = VocReader.rate(VocWriter.nearestConstant(sample.rate()));
    return new Pcm.Samples(rate, sample.samples());
  }

  private static Bytes withHeaders(Bytes blocks) {
    return new ByteWriter()
        .tag("AUhd")
        .u32Be(3)
        .u8(0)
        .u8(0)
        .u8(0x80)
        .tag("AUdt")
        .u32Be(blocks.length())
        .bytes(blocks)
        .toBytes();
  }

  /**
   * Returns the samples of a payload; empty if {@link #pack} would not turn them into exactly this
   * payload.
   */
  static Optional<WaveSample> unpack(Bytes payload) {
    if (payload.length() < BLOCKS_OFFSET) {
      return Optional.empty();
    }
    Pcm sound = VocReader.readBlocks(payload.from(BLOCKS_OFFSET), ChunkPath.ROOT);
    if (sound.blocks().size() != 1 || !(sound.blocks().get(0) instanceof Pcm.Samples samples)) {
      return Optional.empty();
    }
    WaveSample sample = new WaveSample(samples.rate(), samples.data());
    try {
      return pack(sample).equals(payload) ? Optional.of(sample) : Optional.empty();
    } catch (SoundException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns a VOC file with the blocks of a payload; empty if {@link #ofVoc} would not turn the
   * file into this payload.
   */
  static Optional<Bytes> toVoc(Bytes payload) {
    if (payload.length() < BLOCKS_OFFSET
        || !withHeaders(payload.from(BLOCKS_OFFSET)).equals(payload)) {
      return Optional.empty();
    }
    return Optional.of(VocWriter.file(payload.from(BLOCKS_OFFSET)));
  }

  /** Returns the payload of the blocks in a VOC file. */
  static Bytes ofVoc(Bytes bytes) throws SoundException {
    return withHeaders(
        VocReader.blocks(bytes)
            .orElseThrow(() -> new SoundException("expected a VOC file, found something else")));
  }
}
