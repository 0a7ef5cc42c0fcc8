package org.bowsprit.format.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.junit.jupiter.api.Test;

/** Tests decoding the headers, boxes and scale slots of rooms. */
class RoomRecordsTest {

  private static final ChunkPath ROOM = new ChunkPath("LECF/LFLF[7]/ROOM");

  @Test
  void roomHeadersHaveExactlySixBytes() {
    assertThat(RoomHeader.decode(Bytes.of(0x40, 1, 144, 0, 3, 0).reader(ROOM.child("RMHD"))))
        .isEqualTo(new RoomHeader(320, 144, 3));
    assertThatThrownBy(() -> RoomHeader.decode(Bytes.of(0x40, 1).reader(ROOM.child("RMHD"))))
        .isInstanceOf(FormatException.class)
        .hasMessage("LECF/LFLF[7]/ROOM/RMHD at offset 0: expected a payload of 6 bytes, found 2");
  }

  @Test
  void aBoxCountThatDoesNotMatchTheLengthIsReported() {
    assertThatThrownBy(() -> BoxRecords.decode(Bytes.of(3, 0, 1, 2).reader(ROOM.child("BOXD"))))
        .hasMessage(
            "LECF/LFLF[7]/ROOM/BOXD at offset 2: expected 3 boxes of 20 bytes, found 2 bytes");
  }

  @Test
  void theSentinelBoxIsFarAwayAndInvisible() {
    assertThat(BoxRecord.SENTINEL.flags()).isEqualTo(0x80);
    assertThat(BoxRecord.SENTINEL.corner(2)).isEqualTo(new BoxRecord.Corner(-32000, -32000));
  }

  @Test
  void scaleSlotsPreserveTrailingBytes() {
    ByteWriter payload = new ByteWriter().u16(10).u16(60).u16(255).u16(140).u8(7);

    ScaleSlots slots = ScaleSlots.decode(payload.toBytes().reader(ROOM.child("SCAL")));

    assertThat(slots)
        .isEqualTo(new ScaleSlots(List.of(new ScaleSlot(10, 60, 255, 140)), Bytes.of(7)));
    ByteWriter out = new ByteWriter();
    slots.encode(out);
    assertThat(out.toBytes()).isEqualTo(payload.toBytes());
  }
}
