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

class DecoderTest {

  @Test
  void theThreeParameterBitsTurnOperandsIntoReferences() {
    Instruction put = decode("E1 64 00 65 00 66 00");

    assertThat(put.op()).isEqualTo(Op.PUT_ACTOR);
    assertThat(put.operands())
        .containsExactly(new Reference(100, -1), new Reference(101, -1), new Reference(102, -1));
    assertThat(put.nextOffset()).isEqualTo(7);
  }

  @Test
  void literalWordsAreSignedAndLiteralBytesAreNot() {
    assertThat(decode("1A 64 00 FE FF").operand(1)).isEqualTo(new Literal(-2));
    assertThat(decode("62 FE").operand(0)).isEqualTo(new Literal(254));
  }

  @Test
  void anIndexedReferenceTakesASecondWord() {
    Instruction move = decode("9A 64 20 03 60 2C 01");

    assertThat(move.operand(0)).isEqualTo(new Reference(0x2064, 0x6003));
    assertThat(move.operand(1)).isEqualTo(new Reference(300, -1));
  }

  @Test
  void theControlByteIsTheLastTagRead() {
    SubOperation color = decode("33 04 20 00 30 00 40 00 81 11 00").subOperations().get(0);

    assertThat(color.operands())
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
    Instruction print = decode("14 01 01 05 0F 48 69 00 80");

    assertThat(print.nextOffset()).isEqualTo(8);
    assertThat(print.subOperations())
        .extracting(SubOperation::op)
        .containsExactly(SubOp.PRINT_COLOR, SubOp.PRINT_TEXT);
  }

  @Test
  void aZeroInsideOfAnEscapeDoesNotEndTheText() {
    Operand text = decode("54 2C 01 41 FF 04 00 00 42 00 80").operand(1);

    assertThat(text)
        .isEqualTo(new Operand.Text(ScriptText.of(new byte[] {0x41, (byte) 0xFF, 4, 0, 0, 0x42})));
  }

  /** Spec 04, acceptance check 6: the text after setObjectName's three bytes has seven bytes. */
  @Test
  void check6TheTextEndsAfterSevenBytes() {
    assertThat(decode("54 2C 01 41 FF 04 00 01 42 00 80").nextOffset()).isEqualTo(3 + 7);
  }

  @Test
  void jumpsAreAbsoluteFromTheByteAfterThem() {
    assertThat(decode("18 10 00").target()).isEqualTo(0x13);
    assertThat(new Decoder(InstructionSet.V5, bytes("80 28 64 00 FA FF")).decode(1).target())
        .isZero();
  }

  @Test
  void nestedInstructionsHaveTheirOwnOffset() {
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
  void otherUnknownSubOperationsAreErrors(String hex) {
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
        .hasMessageContaining("ends inside");
    assertThatThrownBy(() -> decode("14 01 0F 48"))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining("no end");
  }

  @Test
  void tooDeeplyNestedExpressionsAreAnError() {
    String endless = "AC 00 00 06 ".repeat(40);

    assertThatThrownBy(() -> decode(endless.strip()))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining("nest deeper");
  }

  @Test
  void aScriptDecodesAnInstructionOnce() {
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
