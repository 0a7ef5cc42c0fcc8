package org.bowsprit.vm.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.List;
import org.bowsprit.vm.code.Operand.Literal;
import org.bowsprit.vm.code.Operand.Reference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how the bytes of a script are decoded into instructions. */
class DecoderTest {

  @Test
  void theParameterBitsOfAnOpcodeTurnOperandsIntoReferences() {
    Instruction instruction = decode("E1 64 00 65 00 66 00");

    assertThat(instruction.op()).isEqualTo(Op.PUT_ACTOR);
    assertThat(instruction.operands())
        .containsExactly(new Reference(100, -1), new Reference(101, -1), new Reference(102, -1));
    assertThat(instruction.nextOffset()).isEqualTo(7);
  }

  @Test
  void literalWordsAreSignedAndLiteralBytesAreNot() {
    assertThat(decode("1A 64 00 FE FF").operand(1)).isEqualTo(new Literal(-2));
    assertThat(decode("62 FE").operand(0)).isEqualTo(new Literal(254));
  }

  @Test
  void anIndexedReferenceHasASecondWord() {
    Instruction instruction = decode("9A 64 20 03 60 2C 01");

    assertThat(instruction.operand(0)).isEqualTo(new Reference(0x2064, 0x6003));
    assertThat(instruction.operand(1)).isEqualTo(new Reference(300, -1));
  }

  @Test
  void theControlByteIsDecodedAsAnOperand() {
    SubOperation subOperation = decode("33 04 20 00 30 00 40 00 81 11 00").subOperations().get(0);

    assertThat(subOperation.operands())
        .containsExactly(
            new Literal(32),
            new Literal(48),
            new Literal(64),
            new Operand.Control(0x81),
            new Reference(17, -1));
  }

  @Test
  void aSentenceWithVerb254EndsAfterTheVerb() {
    assertThat(decode("19 FE").operands()).containsExactly(new Literal(254));
    assertThat(decode("99 FE 00 01 00 02 00").operands()).hasSize(3);
  }

  @Test
  void theTextOfPrintEndsTheInstruction() {
    Instruction instruction = decode("14 01 01 05 0F 48 69 00 80");

    assertThat(instruction.nextOffset()).isEqualTo(8);
    assertThat(instruction.subOperations())
        .extracting(SubOperation::op)
        .containsExactly(SubOp.PRINT_COLOR, SubOp.PRINT_TEXT);
  }

  @Test
  void aZeroInsideAnEscapeCodeDoesNotEndTheText() {
    Operand text = decode("54 2C 01 41 FF 04 00 00 42 00 80").operand(1);

    assertThat(text)
        .isEqualTo(new Operand.Text(ScriptText.of(new byte[] {0x41, (byte) 0xFF, 4, 0, 0, 0x42})));
  }

  /** Acceptance check 6 of spec 04. The text follows the three bytes of setObjectName. */
  @Test
  void check6ATextWithAnEscapeCodeEndsAfterSevenBytes() {
    assertThat(decode("54 2C 01 41 FF 04 00 01 42 00 80").nextOffset()).isEqualTo(3 + 7);
  }

  @Test
  void theTargetOfAJumpIsCountedFromTheByteAfterTheJump() {
    assertThat(decode("18 10 00").target()).isEqualTo(0x13);
    assertThat(new Decoder(InstructionSet.V5, bytes("80 28 64 00 FA FF")).decode(1).target())
        .isZero();
  }

  @Test
  void aNestedInstructionHasItsOwnOffset() {
    Instruction expression = decode("AC 64 00 06 16 00 00 09 01 01 00 02 FF");

    Operand nested = expression.subOperations().get(0).operand(0);
    assertThat(nested).isInstanceOf(Operand.Nested.class);
    assertThat(((Operand.Nested) nested).instruction())
        .isEqualTo(
            new Instruction(
                Op.GET_RANDOM_NR, 4, 0x16, List.of(new Reference(0, -1), new Literal(9)), 8));
  }

  @Test
  void unknownSubOperationsOfFourFamiliesAreSkippedWithoutOperands() {
    assertThat(decode("30 0F 80").nextOffset()).isEqualTo(2);
    assertThat(decode("27 0A 80").nextOffset()).isEqualTo(2);
    assertThat(decode("2C 09 80").nextOffset()).isEqualTo(2);
    assertThat(decode("AC 64 00 07 FF").nextOffset()).isEqualTo(5);
    assertThat(decode("13 01 0F FF").nextOffset()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"13 01 18 FF", "33 1F", "7A 01 0A FF", "98 04", "AE 00", "14 01 05 FF"})
  void unknownSubOperationsOfOtherFamiliesAreErrors(String hex) {
    assertThatThrownBy(() -> decode(hex))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining("is not a sub-operation");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2F", "4F", "50", "5C", "6F", "AF", "CF", "D0", "DC", "EF", "45", "C5"})
  void unassignedBytesAreErrors(String hex) {
    assertThatThrownBy(() -> decode(hex))
        .isInstanceOf(DecodeException.class)
        .hasMessage("byte " + hex + " is not an instruction");
  }

  @Test
  void anIncompleteInstructionAtTheEndOfAScriptIsAnError() {
    assertThatThrownBy(() -> decode("1A 64 00 3C"))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining("ends within");
    assertThatThrownBy(() -> decode("14 01 0F 48"))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining("no end");
  }

  @Test
  void anExpressionThatIsNestedTooDeeplyIsAnError() {
    String deeplyNested = "AC 00 00 06 ".repeat(40);

    assertThatThrownBy(() -> decode(deeplyNested.strip()))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining("nest deeper");
  }

  @Test
  void aScriptDecodesEachInstructionOnlyOnce() {
    ScriptCode script = new ScriptCode(InstructionSet.V5, bytes("80 46 64 00"));

    assertThat(script.instruction(1)).isSameAs(script.instruction(1));
    assertThatThrownBy(() -> script.instruction(4)).isInstanceOf(DecodeException.class);
    assertThatThrownBy(() -> script.instruction(-1)).isInstanceOf(DecodeException.class);
  }

  private static Instruction decode(String hex) {
    return new Decoder(InstructionSet.V5, bytes(hex)).decode(0);
  }

  private static byte[] bytes(String hex) {
    return HexFormat.ofDelimiter(" ").parseHex(hex);
  }
}
