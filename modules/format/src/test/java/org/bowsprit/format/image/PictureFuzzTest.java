package org.bowsprit.format.image;

import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.fixture.Fuzz;
import org.bowsprit.format.fixture.LabGame;
import org.junit.jupiter.api.Test;

/** Tests that a damaged picture is decoded or refused, and that no other exception is thrown. */
class PictureFuzzTest {

  private static final int DEFAULT_CASE_COUNT = 3000;

  @Test
  void damagedStripsAreDecoded() {
    byte[] pixels = new byte[8 * 200];
    List<byte[]> strips =
        images().stream()
            .flatMap(
                image -> StripPicture.decode(image.require("SMAP").reader(), 320).strips().stream())
            .map(strip -> strip.data().toArray())
            .toList();
    Fuzz.run(
        "strip",
        strips,
        Fuzz.cases(DEFAULT_CASE_COUNT),
        bytes -> {
          Strip strip = new Strip(Bytes.wrap(bytes));
          strip.decode(200, 5, pixels, 0, 8);
          strip.defect(200);
        });
  }

  @Test
  void damagedMaskStripsAreDecoded() {
    byte[] mask = new byte[200];
    List<byte[]> strips =
        LabGame.of("artlab").rooms().values().stream()
            .flatMap(room -> room.require("RMIM").require("IM00").all("ZP01").stream())
            .flatMap(plane -> ZPlane.decode(plane.reader(), 320).strips().stream())
            .map(strip -> strip.data().toArray())
            .filter(strip -> strip.length > 0)
            .toList();
    Fuzz.run(
        "mask strip",
        strips,
        Fuzz.cases(DEFAULT_CASE_COUNT),
        bytes -> {
          ZStrip strip = new ZStrip(Bytes.wrap(bytes));
          strip.replace(200, mask, 0, 1);
          strip.merge(200, mask, 0, 1);
          strip.defect(200);
        });
  }

  @Test
  void damagedPicturesAreDecodedOrRefused() {
    byte[] pixels = new byte[320 * 144];
    byte[] mask = new byte[40 * 144];
    List<byte[]> images = images().stream().map(image -> image.payload().toArray()).toList();
    Fuzz.run(
        "picture",
        images,
        Fuzz.cases(DEFAULT_CASE_COUNT) / 3,
        bytes -> {
          Chunk chunk = new Chunk("IM00", ChunkPath.ROOT.child("IM00"), 0, Bytes.wrap(bytes));
          LayeredPicture picture = LayeredPicture.decode(chunk, 320);
          picture.pixels().ifPresent(smap -> smap.decode(144, 5, pixels, 0, 320));
          picture.zPlanes().values().forEach(plane -> plane.decode(144, mask, 0, 40));
          picture.defects(144);
        });
  }

  @Test
  void damagedBackgroundsAreDecodedOrRefused() {
    List<byte[]> backgrounds =
        LabGame.of("artlab").rooms().values().stream()
            .map(room -> room.require("RMIM").payload().toArray())
            .toList();
    Fuzz.run(
        "background",
        backgrounds,
        Fuzz.cases(DEFAULT_CASE_COUNT) / 3,
        bytes ->
            RoomPicture.decode(
                new Chunk("RMIM", ChunkPath.ROOT.child("RMIM"), 0, Bytes.wrap(bytes)), 65535));
  }

  @Test
  void damagedPicturesCanBeEncoded() {
    List<byte[]> smaps =
        images().stream().map(image -> image.require("SMAP").payload().toArray()).toList();
    Fuzz.run(
        "SMAP",
        smaps,
        Fuzz.cases(DEFAULT_CASE_COUNT) / 3,
        bytes -> StripPicture.decode(reader(bytes), 320).encode(new ByteWriter()));
  }

  private static ByteReader reader(byte[] bytes) {
    return Bytes.wrap(bytes).reader(ChunkPath.ROOT.child("SMAP"));
  }

  private static List<Chunk> images() {
    return LabGame.of("artlab").rooms().values().stream()
        .map(room -> room.require("RMIM").require("IM00"))
        .toList();
  }
}
