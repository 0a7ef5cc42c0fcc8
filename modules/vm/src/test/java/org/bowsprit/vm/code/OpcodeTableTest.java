package org.bowsprit.vm.code;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Compares the instructions of every opcode byte with {@code opcodes.json}, the table of opcodes in
 * the specification.
 */
class OpcodeTableTest {

  /**
   * The names of the field types in spec 06 §2. The values of setVarRange have two types, one for
   * bytes and one for words.
   */
  private static final Map<FieldType, String> TYPE_NAMES =
      Map.ofEntries(
          Map.entry(FieldType.RESULT, "var"),
          Map.entry(FieldType.REFERENCE, "var"),
          Map.entry(FieldType.BYTE, "byte"),
          Map.entry(FieldType.WORD, "word"),
          Map.entry(FieldType.LONG, "u24"),
          Map.entry(FieldType.VALUE8, "p8"),
          Map.entry(FieldType.VALUE16, "p16"),
          Map.entry(FieldType.CONTROL, "aux"),
          Map.entry(FieldType.JUMP, "jump"),
          Map.entry(FieldType.LIST, "list"),
          Map.entry(FieldType.TEXT, "string"),
          Map.entry(FieldType.PLAIN_TEXT, "string"),
          Map.entry(FieldType.BYTES, "values"),
          Map.entry(FieldType.WORDS, "values"),
          Map.entry(FieldType.BYTES_TO_ZERO, "bytes0"),
          Map.entry(FieldType.SUB_OPERATIONS, "subops"),
          Map.entry(FieldType.INSTRUCTION, "opcode"));

  private static JsonNode table;

  @BeforeAll
  static void readTable() throws IOException {
    try (InputStream in = OpcodeTableTest.class.getResourceAsStream("/opcodes.json")) {
      table = new ObjectMapper().readTree(in);
    }
    assertThat(table).hasSize(256);
  }

  @Test
  void everyByteOfVersion5HasTheNameAndTheOperandsOfTheSpecification() {
    for (JsonNode row : table) {
      Op op = InstructionSet.V5.op(row.get("opcode").asInt());
      if (row.get("status").asText().equals("unused")) {
        assertThat(op).as(row.get("hex").asText()).isNull();
      } else {
        assertOpEqualsRow(op, row, row.get("hex").asText());
      }
    }
  }

  @Test
  void everyByteOfVersion4EqualsVersion5UnlessTheSpecificationReplacesIt() {
    for (JsonNode row : table) {
      Op op = InstructionSet.V4.op(row.get("opcode").asInt());
      JsonNode replacement = row.get("v4");
      String hex = row.get("hex").asText();
      if (replacement != null && replacement.get("name").asText().equals("unused")) {
        assertThat(op).as(hex).isNull();
      } else if (replacement != null) {
        assertOpEqualsRow(op, replacement, hex);
      } else {
        assertThat(op).as(hex).isEqualTo(InstructionSet.V5.op(row.get("opcode").asInt()));
      }
    }
  }

  @Test
  void onlyTheLowEightBitsOfAnOpcodeCount() {
    assertThat(InstructionSet.V5.op(-1)).isEqualTo(Op.DRAW_BOX);
  }

  private static void assertOpEqualsRow(Op op, JsonNode row, String hex) {
    assertThat(op).as(hex).isNotNull();
    assertThat(op.mnemonic()).as(hex).isEqualTo(row.get("name").asText());
    if (row.has("result")) {
      assertThat(op.hasResult()).as(hex).isEqualTo(row.get("result").asBoolean());
    }
    if (row.has("flow")) {
      assertThat(op.isConditional()).as(hex).isEqualTo(row.get("flow").asText().equals("cond"));
    }
    assertLayoutEqualsOperands(op.layout(), row.get("operands"), hex);
  }

  private static void assertLayoutEqualsOperands(
      List<Field> layout, JsonNode operands, String location) {
    assertThat(layout).as(location).hasSize(operands.size());
    for (int i = 0; i < layout.size(); i++) {
      assertFieldEqualsOperand(layout.get(i), operands.get(i), location + ", operand " + i);
    }
  }

  private static void assertFieldEqualsOperand(Field field, JsonNode operand, String location) {
    assertThat(TYPE_NAMES).as(location).containsEntry(field.type(), operand.get("type").asText());
    assertThat(field.bit()).as(location).isEqualTo(operand.path("bit").asInt(0));
    assertThat(field.endValue())
        .as(location)
        .isEqualTo(operand.path("endsIfLiteral").asInt(Field.NO_END_VALUE));
    switch (field.type()) {
      case RESULT -> assertThat(operand.get("role").asText()).as(location).isEqualTo("result");
      case REFERENCE ->
          assertThat(operand.get("role").asText()).as(location).isEqualTo(field.role());
      case VALUE8, VALUE16, BYTE, WORD, LONG, LIST ->
          assertThat(operand.get("role").asText()).as(location).isEqualTo(field.role());
      case TEXT, PLAIN_TEXT ->
          assertThat(operand.path("raw").asBoolean())
              .as(location)
              .isEqualTo(field.type() == FieldType.PLAIN_TEXT);
      case BYTES, WORDS ->
          assertThat(operand.get("elem").asText())
              .as(location)
              .isEqualTo(field.type() == FieldType.BYTES ? "byte" : "word");
      case SUB_OPERATIONS -> assertFamilyEqualsTable(field.family(), operand, location);
      default -> assertThat(operand.has("bit")).as(location).isFalse();
    }
  }

  private static void assertFamilyEqualsTable(
      SubFamily family, JsonNode subops, String parentLocation) {
    assertThat(family.mask()).as(parentLocation).isEqualTo(subops.get("mask").asInt());
    assertThat(family.isList())
        .as(parentLocation)
        .isEqualTo(subops.get("mode").asText().equals("list"));
    assertThat(family.end()).as(parentLocation).isEqualTo(subops.path("end").asInt(-1));
    List<Integer> expectedKeys = new ArrayList<>();
    for (JsonNode row : subops.get("table")) {
      SubOp op = SubOp.of(family, row.get("sub").asInt());
      String location = parentLocation + ", sub-operation " + row.get("sub");
      expectedKeys.add(row.get("sub").asInt());
      assertThat(op).as(location).isNotNull();
      assertThat(op.label()).as(location).isEqualTo(row.get("name").asText());
      assertThat(op.terminates()).as(location).isEqualTo(row.path("terminates").asBoolean());
      assertLayoutEqualsOperands(op.layout(), row.get("operands"), location);
      if (row.has("v5sub") && op.meaning() != op) {
        assertThat(op.meaning().key()).as(location).isEqualTo(row.get("v5sub").asInt());
      }
    }
    for (SubOp op : SubOp.values()) {
      if (op.family() == family && op.key() >= 0 && op != SubOp.ACTOR_NO_OPERATION) {
        assertThat(expectedKeys)
            .as("the keys of " + parentLocation + ", which must contain " + op)
            .contains(op.key());
      }
    }
  }
}
