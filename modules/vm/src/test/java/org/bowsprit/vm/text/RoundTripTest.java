package org.bowsprit.vm.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Decoder;
import org.bowsprit.vm.code.Encoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.testing.InstructionGenerator;
import org.bowsprit.vm.testing.LabScripts;
import org.junit.jupiter.api.Test;

/**
 * Tests that bytes are the same after they are decoded and encoded again, and after they are
 * converted to text and assembled again.
 */
class RoundTripTest {

  private static final int INSTRUCTION_COUNT = Integer.getInteger("bowsprit.fuzz.cases", 20_000);

  /** Check 104 of spec 06. */
  @Test
  void check104EveryInstructionIsDecodedWithItsLengthAndEncodedToTheSameBytes() {
    InstructionGenerator generator = new InstructionGenerator(104, false);
    int checkedCount = 0;
    for (int round = 0; round < INSTRUCTION_COUNT / 244 + 1; round++) {
      for (int opcode = 0; opcode < 256; opcode++) {
        if (InstructionSet.V5.op(opcode) != null) {
          byte[] bytes = new Encoder(0).append(generator.next(opcode)).toBytes();
          byte[] paddedBytes = Arrays.copyOf(bytes, bytes.length + 40);
          Arrays.fill(paddedBytes, bytes.length, paddedBytes.length, (byte) 0xA0);
          Instruction decoded = new Decoder(InstructionSet.V5, paddedBytes).decode(0);
          assertThat(decoded.nextOffset()).as("the length of %s", decoded).isEqualTo(bytes.length);
          assertThat(new Encoder(0).append(decoded).toBytes()).isEqualTo(bytes);
          checkedCount++;
        }
      }
    }
    System.out.println(checkedCount + " generated instructions are encoded to the same bytes");
  }

  /** Check 105 of spec 06. */
  @Test
  void check105UnassignedBytesAreErrors() {
    for (int opcode : new int[] {0x2F, 0x4F, 0x50, 0x5C, 0x6F, 0xAF, 0xCF, 0xD0, 0xDC, 0xEF}) {
      byte[] code = {(byte) opcode, 0, 0, 0, 0, 0};
      assertThatThrownBy(() -> new Decoder(InstructionSet.V5, code).decode(0))
          .isInstanceOf(DecodeException.class);
    }
  }

  @Test
  void theListingOfEveryScriptOfTheLabGamesIsAssembledToTheSameBytes() {
    List<LabScripts.LabScript> labScripts = LabScripts.allGames();
    int bytes = 0;
    for (LabScripts.LabScript labScript : labScripts) {
      Listing listing = labScript.listing();
      assertThat(listing.problems()).as("the problems of %s", labScript).isEmpty();
      Map<String, byte[]> codeByName = new Assembler(InstructionSet.V5).assemble(listing.text());
      assertThat(codeByName).containsOnlyKeys(labScript.name());
      assertThat(codeByName.get(labScript.name()))
          .as("the bytes of %s", labScript)
          .isEqualTo(labScript.payload().toArray());
      bytes += labScript.payload().length();
    }
    System.out.println(
        labScripts.size() + " scripts with " + bytes + " bytes are assembled to the same bytes");
    assertThat(labScripts).hasSizeGreaterThan(200);
  }

  @Test
  void theListingOfAGeneratedScriptIsAssembledToTheSameBytes() {
    InstructionGenerator generator = new InstructionGenerator(7, false);
    for (int script = 0; script < INSTRUCTION_COUNT / 40; script++) {
      Encoder encoder = new Encoder(0);
      for (int i = 0; i < 40; i++) {
        encoder.append(generator.next());
      }
      assertRoundTrip(encoder.toBytes());
    }
  }

  @Test
  void randomBytesAreListedAndAssembledToTheSameBytes() {
    Random random = new Random(8);
    for (int script = 0; script < INSTRUCTION_COUNT / 20; script++) {
      byte[] bytes = new byte[random.nextInt(80)];
      random.nextBytes(bytes);
      assertRoundTrip(bytes);
    }
  }

  private static void assertRoundTrip(byte[] bytes) {
    String text = new Disassembler(InstructionSet.V5).script("global:1", bytes).text();
    assertThat(new Assembler(InstructionSet.V5).assemble(text).get("global:1"))
        .as(text)
        .isEqualTo(bytes);
  }
}
