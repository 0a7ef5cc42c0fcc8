package org.bowsprit.format.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.junit.jupiter.api.Test;

/** Tests decoding the headers, names and verbs of objects. */
class ObjectRecordsTest {

  private static final ChunkPath OBCD = new ChunkPath("LECF/LFLF[3]/ROOM/OBCD[2]");

  @Test
  void coordinatesOfTheWalkToPointAreSigned() {
    ByteWriter payload = new ByteWriter();
    new ObjectHeader(300, 0, 4, 2, 3, 0x80, 1, -25, 130, 1).encode(payload);

    ObjectHeader header = ObjectHeader.decode(payload.toBytes().reader(OBCD.child("CDHD")));

    assertThat(header.walkX()).isEqualTo(-25);
    assertThat(header.needsParentShown()).isTrue();
    assertThat(header.height()).isEqualTo(24);
  }

  @Test
  void aShortHeaderIsReportedWithTheExpectedLength() {
    assertThatThrownBy(() -> ObjectHeader.decode(Bytes.of(1, 2).reader(OBCD.child("CDHD"))))
        .hasMessage(
            "LECF/LFLF[3]/ROOM/OBCD[2]/CDHD at offset 0: expected a payload of 13 bytes, found 2");
    assertThatThrownBy(() -> ImageHeader.decode(Bytes.of(1, 2).reader(OBCD.child("IMHD"))))
        .hasMessage(
            "LECF/LFLF[3]/ROOM/OBCD[2]/IMHD at offset 0: expected a payload of at least 16 bytes, found 2");
  }

  @Test
  void theTextOfANameContainsItsPadding() {
    Bytes payload = Bytes.wrap("key@@@@\0rest".getBytes(StandardCharsets.US_ASCII));

    ObjectName name = ObjectName.decode(payload.reader(OBCD.child("OBNA")));

    assertThat(name.text().length()).isEqualTo(7);
    assertThat(name.displayText()).isEqualTo("key");
  }

  @Test
  void theDisplayedTextOfANameHasTheAccentsOfWesternReleases() {
    Bytes payload = Bytes.wrap(new byte[] {'T', (byte) 0x81, 'r', 1, 0});

    assertThat(ObjectName.decode(payload.reader(OBCD.child("OBNA"))).displayText())
        .isEqualTo("Tür?");
  }

  @Test
  void verbPositionsAreRelativeToTheChunkHeader() {
    VerbEntries verbs =
        VerbEntries.of(
            List.of(new VerbEntries.Entry(5, 15), new VerbEntries.Entry(VerbEntries.ANY_VERB, 16)),
            Bytes.of(0xA0, 0xA1));

    assertThat(VerbEntries.codeStart(2)).isEqualTo(15);
    assertThat(verbs.script().code().u8(15 - verbs.script().base())).isEqualTo(0xA0);
    assertThat(verbs.script().end()).isEqualTo(17);
    assertThat(verbs.entries()).allMatch(verbs::isInCode);
  }

  @Test
  void theFirstMatchingEntryIsUsed() {
    VerbEntries verbs =
        VerbEntries.of(
            List.of(
                new VerbEntries.Entry(5, 30),
                new VerbEntries.Entry(VerbEntries.ANY_VERB, 31),
                new VerbEntries.Entry(7, 32)),
            Bytes.EMPTY);

    assertThat(verbs.entry(5).orElseThrow().position()).isEqualTo(30);
    assertThat(verbs.entry(7).orElseThrow().position()).isEqualTo(31);
    assertThat(VerbEntries.NONE.entry(7)).isEmpty();
  }

  @Test
  void aTruncatedTableEndsAtTheLastCompleteEntry() {
    VerbEntries verbs = VerbEntries.decode(Bytes.of(5, 1, 0, 6).reader(OBCD.child("VERB")));

    assertThat(verbs.entries()).containsExactly(new VerbEntries.Entry(5, 1));
    assertThat(verbs.isInCode(verbs.entries().get(0))).isFalse();
  }
}
