package org.bowsprit.format.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.format.palette.TransparentColour;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that every picture of the lab games unpacks to its source pixels and can be packed again.
 */
class LabPicturesTest {

  static List<LabGame> games() {
    return LabGame.all().toList();
  }

  /** A picture and the name of its pixel file. */
  private record NamedPicture(
      String name, LayeredPicture picture, int width, int height, int transparent) {}

  @ParameterizedTest
  @MethodSource("games")
  void everyPictureIsDecodedToItsSourcePixels(LabGame game) {
    List<NamedPicture> samples = samples(game);
    for (NamedPicture sample : samples) {
      byte[] expected = game.pixels(sample.name());
      byte[] pixels = new byte[expected.length];
      // Pixels that a see-through strip skips keep the transparent colour.
      Arrays.fill(pixels, (byte) sample.transparent());
      sample
          .picture()
          .pixels()
          .orElseThrow()
          .decode(sample.height(), sample.transparent(), pixels, 0, sample.width());
      assertThat(pixels).as(game + " " + sample.name()).isEqualTo(expected);
    }
    System.out.println(game + ": " + samples.size() + " pictures");
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyZPlaneIsDecodedToItsSourcePixels(LabGame game) {
    int planeCount = 0;
    for (NamedPicture sample : samples(game)) {
      for (int number = 1; number <= ZPlane.MAX_NUMBER; number++) {
        String name = sample.name() + "-zp" + number;
        assertThat(sample.picture().zPlane(number).isPresent())
            .as(name)
            .isEqualTo(game.hasPixels(name));
        if (game.hasPixels(name)) {
          byte[] mask = new byte[sample.width() / 8 * sample.height()];
          ZPlane plane = sample.picture().zPlane(number).orElseThrow();
          plane.decode(sample.height(), mask, 0, sample.width() / 8);
          assertThat(toBits(mask)).as(game + " " + name).isEqualTo(game.pixels(name));
          planeCount++;
        }
      }
    }
    System.out.println(game + ": " + planeCount + " z-planes");
  }

  @ParameterizedTest
  @MethodSource("games")
  void aPictureIsUnchangedAfterEncodingAndDecoding(LabGame game) {
    for (NamedPicture sample : samples(game)) {
      ByteWriter out = new ByteWriter();
      out.chunk(LayeredPicture.tag(0), sample.picture()::encode);
      Chunk chunk = ChunkSequence.ofFile(out.toBytes()).chunks().get(0);
      assertThat(LayeredPicture.decode(chunk, sample.width())).isEqualTo(sample.picture());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void pixelsAreUnchangedAfterPackingAndUnpacking(LabGame game) {
    for (NamedPicture sample : samples(game)) {
      byte[] pixels = game.pixels(sample.name());
      StripPicture packed = StripPicture.of(pixels, sample.width(), sample.height());
      byte[] unpacked = new byte[pixels.length];
      packed.decode(sample.height(), 0, unpacked, 0, sample.width());
      assertThat(unpacked).as(game + " " + sample.name()).isEqualTo(pixels);
      assertThat(encodedLength(packed))
          .isLessThanOrEqualTo(encodedLength(sample.picture().pixels().get()));
    }
  }

  /** Performs acceptance check 8 of spec 02. */
  @ParameterizedTest
  @MethodSource("games")
  void check8TheFirstOffsetIsTheEndOfTheTable(LabGame game) {
    game.rooms()
        .forEach(
            (number, room) -> {
              int width = room.require("RMHD").reader().u16();
              Chunk image = room.require("RMIM").require("IM00");
              ByteReader smap = image.require("SMAP").reader();
              assertThat(smap.u32()).isEqualTo(8 + 4L * (width / 8));
            });
  }

  /**
   * Performs acceptance check 12 of spec 02. Shipped strips have at most one unused byte. The lab's
   * encoder pads each strip with zeros, so all unused bytes must be zeros here.
   */
  @ParameterizedTest
  @MethodSource("games")
  void check12EveryStripHasAKnownCodeAndUsesItsBytes(LabGame game) {
    for (NamedPicture sample : samples(game)) {
      assertThat(sample.picture().defects(sample.height())).as(sample.name()).isEmpty();
      List<Strip> strips = sample.picture().pixels().orElseThrow().strips();
      for (Strip strip : strips) {
        int unusedBytes = strip.data().length() - strip.bytesRead(sample.height());
        assertThat(unusedBytes).as(game + " " + sample.name()).isBetween(0, 4);
        for (int i = strip.data().length() - unusedBytes; i < strip.data().length(); i++) {
          assertThat(strip.data().u8(i)).as(game + " " + sample.name()).isZero();
        }
      }
    }
  }

  private static List<NamedPicture> samples(LabGame game) {
    List<NamedPicture> samples = new ArrayList<>();
    game.rooms()
        .forEach(
            (number, room) -> {
              ByteReader header = room.require("RMHD").reader();
              int width = header.u16();
              int height = header.u16();
              int transparent =
                  room.first("TRNS")
                      .map(chunk -> TransparentColour.decode(chunk.reader()))
                      .orElse(TransparentColour.DEFAULT)
                      .index();
              RoomPicture background = RoomPicture.decode(room.require("RMIM"), width);
              String name = String.format("room%02d", number);
              if (game.hasPixels(name)) {
                samples.add(
                    new NamedPicture(
                        name, background.picture().orElseThrow(), width, height, transparent));
              }
              samples.addAll(objectSamples(game, room, name, transparent));
            });
    return samples;
  }

  private static List<NamedPicture> objectSamples(
      LabGame game, Chunk room, String roomName, int transparent) {
    List<NamedPicture> samples = new ArrayList<>();
    for (Map.Entry<Integer, Chunk> object : game.objectImages(room).entrySet()) {
      ByteReader header = object.getValue().require("IMHD").reader().seek(12);
      int width = header.u16();
      int height = header.u16();
      for (int state = 1; state <= 16; state++) {
        String name = roomName + "-obj" + object.getKey() + "-im" + state;
        var image = object.getValue().first(LayeredPicture.tag(state));
        if (image.isPresent() && game.hasPixels(name)) {
          LayeredPicture picture = LayeredPicture.decode(image.get(), width);
          samples.add(new NamedPicture(name, picture, width, height, transparent));
        }
      }
    }
    return samples;
  }

  private static byte[] toBits(byte[] mask) {
    byte[] bits = new byte[mask.length * 8];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = (byte) ((mask[i / 8] >> (7 - i % 8)) & 1);
    }
    return bits;
  }

  private static int encodedLength(StripPicture picture) {
    ByteWriter out = new ByteWriter();
    picture.encode(out);
    return out.toBytes().reader(ChunkPath.ROOT).length();
  }
}
