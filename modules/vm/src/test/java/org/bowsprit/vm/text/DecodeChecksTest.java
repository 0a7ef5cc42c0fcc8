package org.bowsprit.vm.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.vm.code.Decoder;
import org.bowsprit.vm.code.Encoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that the bytes of instructions are printed as the text that spec 06 §15.2 and §15.4
 * require, and that this text is assembled to the same bytes.
 */
class DecodeChecksTest {

  private static final int PADDING = 0x80;

  record Check(String number, String hex, List<String> statements) {
    @Override
    public String toString() {
      return "check " + number + ": " + hex;
    }
  }

  static Stream<Check> version5() throws IOException {
    return readChecks("/decode-checks-v5.tsv");
  }

  static Stream<Check> version4() throws IOException {
    return readChecks("/decode-checks-v4.tsv");
  }

  @ParameterizedTest
  @MethodSource("version5")
  void version5(Check check) {
    assertPrintedAndAssembled(InstructionSet.V5, check);
  }

  @ParameterizedTest
  @MethodSource("version4")
  void version4(Check check) {
    assertPrintedAndAssembled(InstructionSet.V4, check);
  }

  private static void assertPrintedAndAssembled(InstructionSet version, Check check) {
    byte[] bytes = HexFormat.ofDelimiter(" ").parseHex(check.hex());
    byte[] paddedBytes = Arrays.copyOf(bytes, bytes.length + 20);
    Arrays.fill(paddedBytes, bytes.length, paddedBytes.length, (byte) PADDING);
    List<Instruction> instructions = new ArrayList<>();
    Decoder decoder = new Decoder(version, paddedBytes);
    for (int offset = 0;
        offset < bytes.length;
        offset = instructions.get(instructions.size() - 1).nextOffset()) {
      instructions.add(decoder.decode(offset));
    }

    InstructionPrinter printer = InstructionPrinter.withOffsets();
    assertThat(instructions).extracting(printer::print).isEqualTo(check.statements());
    Encoder encoder = new Encoder(0);
    instructions.forEach(encoder::append);
    assertThat(encoder.toBytes()).isEqualTo(bytes);
    assertThat(new Assembler(version).assemble(listing(version, bytes)))
        .containsOnlyKeys("global:1")
        .containsEntry("global:1", bytes);
  }

  private static String listing(InstructionSet instructions, byte[] bytes) {
    return new Disassembler(instructions).script("global:1", bytes).text();
  }

  private static Stream<Check> readChecks(String resource) throws IOException {
    try (InputStream in = DecodeChecksTest.class.getResourceAsStream(resource)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text
          .lines()
          .map(line -> line.split("\t", 3))
          .map(parts -> new Check(parts[0], parts[1], List.of(parts[2].split(" ⏎ ", 0))))
          .toList()
          .stream();
    }
  }
}
