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
 * Tests that every picture of the lab games is decoded to its source pixels and can be encoded
 * again.
 */
class LabPicturesTest {

  static List<LabGame> games() {
    return LabGame.all().toList();
  }

  /** A picture and the name of its pixel file. */
  private record NamedPicture(
      String name, LayeredPicture picture, int width, int height, int transparentColour) {}

  @ParameterizedTest
  @MethodSource("games")
  void everyPictureIsDecodedToItsSourcePixels(LabGame game) {
    List<NamedPicture> namedPictures = namedPictures(game);
    for (NamedPicture namedPicture : namedPictures) {
      byte[] expected = game.pixels(namedPicture.name());
      byte[] pixels = new byte[expected.length];
      // Pixels that a strip with transparency skips keep the transparent colour.
      Arrays.fill(pixels, (byte) namedPicture.transparentColour());
      namedPicture
          .picture()
          .pixels()
          .orElseThrow()
          .decode(
              namedPicture.height(),
              namedPicture.transparentColour(),
              pixels,
              0,
              namedPicture.width());
      assertThat(pixels).as("the pixels of %s %s", game, namedPicture.name()).isEqualTo(expected);
    }
    System.out.println(game + ": " + namedPictures.size() + " pictures");
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyZPlaneIsDecodedToItsSourcePixels(LabGame game) {
    int planeCount = 0;
    for (NamedPicture namedPicture : namedPictures(game)) {
      for (int number = 1; number <= ZPlane.MAX_NUMBER; number++) {
        String name = namedPicture.name() + "-zp" + number;
        assertThat(namedPicture.picture().zPlane(number).isPresent())
            .as("whether the z-plane %s exists", name)
            .isEqualTo(game.hasPixels(name));
        if (game.hasPixels(name)) {
          byte[] mask = new byte[namedPicture.width() / 8 * namedPicture.height()];
          ZPlane plane = namedPicture.picture().zPlane(number).orElseThrow();
          plane.decode(namedPicture.height(), mask, 0, namedPicture.width() / 8);
          assertThat(toBits(mask)).as("z-plane %s %s", game, name).isEqualTo(game.pixels(name));
          planeCount++;
        }
      }
    }
    System.out.println(game + ": " + planeCount + " z-planes");
  }

  @ParameterizedTest
  @MethodSource("games")
  void aPictureIsUnchangedAfterEncodingAndDecoding(LabGame game) {
    for (NamedPicture namedPicture : namedPictures(game)) {
      ByteWriter out = new ByteWriter();
      out.chunk(LayeredPicture.tag(0), namedPicture.picture()::encode);
      Chunk chunk = ChunkSequence.ofFile(out.toBytes()).chunks().get(0);
      assertThat(LayeredPicture.decode(chunk, namedPicture.width()))
          .isEqualTo(namedPicture.picture());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void pixelsAreUnchangedAfterEncodingAndDecoding(LabGame game) {
    for (NamedPicture namedPicture : namedPictures(game)) {
      byte[] pixels = game.pixels(namedPicture.name());
      StripPicture encodedPicture =
          StripPicture.of(pixels, namedPicture.width(), namedPicture.height());
      byte[] decodedPixels = new byte[pixels.length];
      encodedPicture.decode(namedPicture.height(), 0, decodedPixels, 0, namedPicture.width());
      assertThat(decodedPixels)
          .as("the pixels of %s %s", game, namedPicture.name())
          .isEqualTo(pixels);
      assertThat(encodedLength(encodedPicture))
          .isLessThanOrEqualTo(encodedLength(namedPicture.picture().pixels().get()));
    }
  }

  /** Runs acceptance check 8 of spec 02. */
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
   * Runs acceptance check 12 of spec 02. Shipped strips have at most one unused byte. The encoder
   * of the lab games pads each strip with zeros, so all unused bytes must be zeros here.
   */
  @ParameterizedTest
  @MethodSource("games")
  void check12EveryStripHasAKnownCodeAndUsesItsBytes(LabGame game) {
    for (NamedPicture namedPicture : namedPictures(game)) {
      assertThat(namedPicture.picture().defects(namedPicture.height()))
          .as("the defects of %s", namedPicture.name())
          .isEmpty();
      List<Strip> strips = namedPicture.picture().pixels().orElseThrow().strips();
      for (Strip strip : strips) {
        int unusedBytes = strip.data().length() - strip.bytesRead(namedPicture.height());
        assertThat(unusedBytes)
            .as("the unused bytes of %s %s", game, namedPicture.name())
            .isBetween(0, 4);
        for (int i = strip.data().length() - unusedBytes; i < strip.data().length(); i++) {
          assertThat(strip.data().u8(i))
              .as("an unused byte of %s %s", game, namedPicture.name())
              .isZero();
        }
      }
    }
  }

  private static List<NamedPicture> namedPictures(LabGame game) {
    List<NamedPicture> namedPictures = new ArrayList<>();
    game.rooms()
        .forEach(
            (number, room) -> {
              ByteReader header = room.require("RMHD").reader();
              int width = header.u16();
              int height = header.u16();
              int transparentColour =
                  room.first("TRNS")
                      .map(chunk -> TransparentColour.decode(chunk.reader()))
                      .orElse(TransparentColour.DEFAULT)
                      .index();
              RoomPicture background = RoomPicture.decode(room.require("RMIM"), width);
              String name = String.format("room%02d", number);
              if (game.hasPixels(name)) {
                namedPictures.add(
                    new NamedPicture(
                        name,
                        background.picture().orElseThrow(),
                        width,
                        height,
                        transparentColour));
              }
              namedPictures.addAll(namedPicturesOfObjects(game, room, name, transparentColour));
            });
    return namedPictures;
  }

  private static List<NamedPicture> namedPicturesOfObjects(
      LabGame game, Chunk room, String roomName, int transparentColour) {
    List<NamedPicture> namedPictures = new ArrayList<>();
    for (Map.Entry<Integer, Chunk> object : game.objectImages(room).entrySet()) {
      ByteReader header = object.getValue().require("IMHD").reader().seek(12);
      int width = header.u16();
      int height = header.u16();
      for (int state = 1; state <= 16; state++) {
        String name = roomName + "-obj" + object.getKey() + "-im" + state;
        var image = object.getValue().first(LayeredPicture.tag(state));
        if (image.isPresent() && game.hasPixels(name)) {
          LayeredPicture picture = LayeredPicture.decode(image.get(), width);
          namedPictures.add(new NamedPicture(name, picture, width, height, transparentColour));
        }
      }
    }
    return namedPictures;
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
