package org.bowsprit.audio.ffmpeg;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.bowsprit.audio.recording.WaveBankWriter;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * A quarter of a second of tones in Windows Media Audio 2, in the form used by wave banks.
 *
 * <p>ffmpeg's encoder writes streams that have no bit reservoir and no block lengths. It records
 * this in flags outside the stream. Wave banks have no such flags, and all their streams have a bit
 * reservoir and block lengths. Therefore this class writes each frame into a packet that has both.
 * The packet consists of a superframe header, as many unused bits as fit, three block lengths, and
 * the frame, which must end with the packet. The encoder pads a frame to whole bytes, so the end of
 * the frame is found by trial. A correct packet decodes three times in a row without a warning.
 */
final class EncodedWma {

  private static final int[] PACKET_SIZES = {929, 1487, 1280, 2230};
  private static final int[] BYTE_RATES = {12_000, 24_000, 4_000, 6_000, 8_000, 20_000};
  private static final int SAMPLES_PER_FRAME = 2048;
  private static final byte PADDING = 'N';
  private static final int MAX_KEPT_PADDING = 3;

  private final int rate;
  private final int channels;
  private final int bytesPerSecond;
  private final int packetSize;
  private final Path folder;
  private final Bytes packets;
  private final short[] decodedSamples;

  /**
   * Encodes the tones.
   *
   * @param rate frames per second, above 22,050
   * @param channels 1 or 2
   * @param bitRate the number of bits per second; eight times one of the byte rates of wave banks
   * @param packetSize the size of a packet in bytes; one of the packet sizes of wave banks
   * @param folder a folder for temporary files
   */
  EncodedWma(int rate, int channels, int bitRate, int packetSize, Path folder) throws IOException {
    this.rate = rate;
    this.channels = channels;
    this.bytesPerSecond = bitRate / Byte.SIZE;
    this.packetSize = packetSize;
    this.folder = folder;
    Path wma = folder.resolve("encoded.wma");
    Path riff = folder.resolve("encoded.wav");
    String leftTone = "0.2*sin(2*PI*440*t)+0.05*sin(2*PI*3000*t)";
    String tones = channels == 1 ? leftTone : leftTone + "|0.2*sin(2*PI*660*t)";
    SystemFfmpeg.run(
        "-f",
        "lavfi",
        "-i",
        String.format(Locale.ROOT, "aevalsrc='%s':s=%d:d=0.25", tones, rate),
        "-c:a",
        "wmav2",
        "-b:a",
        String.valueOf(bitRate),
        wma.toString());
    SystemFfmpeg.run("-i", wma.toString(), "-c", "copy", "-f", "wav", riff.toString());
    packets = packets(Bytes.wrap(Files.readAllBytes(riff)));
    decodedSamples = SystemFfmpeg.decode("asf", wma).samples();
  }

  /**
   * Returns the samples of the encoder's file, which the installed ffmpeg decoded to two channels.
   */
  short[] decodedSamples() {
    return decodedSamples.clone();
  }

  /** Returns the sample rate. */
  int rate() {
    return rate;
  }

  /** Adds the sound to a wave bank with its exact duration. */
  WaveBankWriter addTo(WaveBankWriter bank) {
    int alignment = indexOf(PACKET_SIZES, packetSize) | indexOf(BYTE_RATES, bytesPerSecond) << 5;
    return bank.addXwma(rate, channels, alignment, decodedSamples.length / 2, packets);
  }

  private static int indexOf(int[] values, int value) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == value) {
        return i;
      }
    }
    throw new IllegalArgumentException("wave banks do not support the value " + value);
  }

  private Bytes packets(Bytes riff) throws IOException {
    ByteReader in = riff.reader(ChunkPath.ROOT).seek(12);
    int frameBytes = 0;
    ByteWriter out = new ByteWriter();
    while (in.remaining() >= 8) {
      String tag = in.tag();
      Bytes chunk = in.bytes((int) Math.min(in.u32(), in.remaining()));
      if (tag.equals("fmt ")) {
        frameBytes = chunk.reader(ChunkPath.ROOT).seek(12).u16();
      } else if (tag.equals("data")) {
        for (int offset = 0; offset + frameBytes <= chunk.length(); offset += frameBytes) {
          out.bytes(packet(chunk.slice(offset, frameBytes).toArray()));
        }
      }
    }
    return out.toBytes();
  }

  /** Returns the packet that contains a frame. The end of the frame is found by trial. */
  private byte[] packet(byte[] frame) throws IOException {
    int length = frame.length;
    while (length > 0 && frame[length - 1] == PADDING) {
      length--;
    }
    for (int keptPadding = 0;
        keptPadding < MAX_KEPT_PADDING && length + keptPadding <= frame.length;
        keptPadding++) {
      String bits = toBits(Arrays.copyOf(frame, length + keptPadding));
      for (int unusedBits = 0; unusedBits < Byte.SIZE; unusedBits++) {
        byte[] packet = packet(bits.substring(0, bits.length() - unusedBits));
        if (decodesWithoutWarning(packet)) {
          return packet;
        }
        if (bits.charAt(bits.length() - 1 - unusedBits) == '1') {
          break;
        }
      }
    }
    throw new IllegalStateException("the end of a frame was not found");
  }

  private static String toBits(byte[] bytes) {
    StringBuilder bits = new StringBuilder();
    for (byte value : bytes) {
      bits.append(Integer.toBinaryString((value & 0xFF) | 0x100), 1, Byte.SIZE + 1);
    }
    return bits.toString();
  }

  private byte[] packet(String frame) {
    int offsetBits =
        log2((int) (bytesPerSecond * 8.0 / (channels * rate) * SAMPLES_PER_FRAME / 8 + 0.5)) + 5;
    String lengths = "000".repeat(3);
    int unusedBits = packetSize * Byte.SIZE - 8 - offsetBits - lengths.length() - frame.length();
    String offset = Integer.toBinaryString(1 << offsetBits | unusedBits).substring(1);
    // Superframe 0 with a count of two frames: this frame, and a missing frame that would continue
    // in the next packet.
    String packet = "00000010" + offset + "0".repeat(unusedBits) + lengths + frame;
    byte[] bytes = new byte[packetSize];
    for (int i = 0; i < packetSize; i++) {
      bytes[i] = (byte) Integer.parseInt(packet.substring(8 * i, 8 * i + 8), 2);
    }
    return bytes;
  }

  private static int log2(int value) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(value);
  }

  private boolean decodesWithoutWarning(byte[] packet) throws IOException {
    Path file = folder.resolve("tried.xwma");
    ByteWriter packets = new ByteWriter().bytes(packet).bytes(packet).bytes(packet);
    Files.write(file, riffFile(packets.toBytes()));
    SystemFfmpeg.RunResult run = SystemFfmpeg.decode("xwma", file);
    int frames = run.samples().length / 2 / SAMPLES_PER_FRAME;
    return run.warnings().isEmpty() && (frames == 2 || frames == 3);
  }

  private byte[] riffFile(Bytes data) {
    ByteWriter format = new ByteWriter().u16(0x161).u16(channels).u32(rate).u32(bytesPerSecond);
    format.u16(packetSize).u16(16).u16(0);
    ByteWriter out = new ByteWriter().tag("RIFF").u32(4 + 8 + 18 + 8 + data.length()).tag("XWMA");
    out.tag("fmt ").u32(format.position()).bytes(format.toBytes());
    return out.tag("data").u32(data.length()).bytes(data).toBytes().toArray();
  }
}
