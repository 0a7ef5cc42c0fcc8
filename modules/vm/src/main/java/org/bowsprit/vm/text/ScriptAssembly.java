package org.bowsprit.vm.text;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.bowsprit.vm.code.Encoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.text.Assembler.SourceLine;

/** One pass over the lines of one script. */
final class ScriptAssembly {

  private static final byte[] VERB_TAG = "VERB".getBytes(StandardCharsets.US_ASCII);

  private final InstructionParser parser;
  private final ToIntFunction<String> labels;
  private final boolean hasVerbTable;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private boolean inTable;

  ScriptAssembly(InstructionSet instructions, String name, ToIntFunction<String> labels) {
    this.labels = labels;
    this.hasVerbTable = name.startsWith("object");
    this.parser = new InstructionParser(instructions, labels, Disassembler.isObjectCode(name));
  }

  /** Assembles the lines and notes where labels stand. */
  void run(List<SourceLine> body, Map<String, Integer> placed) {
    if (hasVerbTable) {
      out.writeBytes(VERB_TAG);
      out.writeBytes(new byte[Disassembler.VERB_TABLE - VERB_TAG.length]);
      inTable = true;
    }
    for (SourceLine line : body) {
      try {
        line(line.text(), placed);
      } catch (AssemblyException e) {
        throw new AssemblyException(line.number(), e.getMessage());
      } catch (IllegalArgumentException e) {
        throw new AssemblyException(line.number(), "expected numbers that fit: " + e.getMessage());
      }
    }
    closeTable();
  }

  byte[] toBytes() {
    byte[] bytes = out.toByteArray();
    if (hasVerbTable) {
      for (int i = 0; i < 4; i++) {
        bytes[VERB_TAG.length + i] = (byte) (bytes.length >> (24 - 8 * i));
      }
    }
    return bytes;
  }

  private void line(String text, Map<String, Integer> placed) {
    if (text.startsWith(Listing.VERB)) {
      verb(text);
      return;
    }
    closeTable();
    if (text.endsWith(":")) {
      placed.put(text.substring(0, text.length() - 1), out.size());
      return;
    }
    String statement = text.startsWith("[") ? text.substring(text.indexOf(']') + 1).strip() : text;
    if (statement.startsWith(Listing.DATA)) {
      String digits = statement.substring(Listing.DATA.length()).replace(" ", "");
      out.writeBytes(HexFormat.of().parseHex(digits));
      return;
    }
    Instruction instruction = parser.parse(statement);
    out.writeBytes(new Encoder(out.size()).append(instruction).toBytes());
  }

  private void verb(String text) {
    if (!inTable) {
      throw new AssemblyException(0, "expected verbs only at the start of object code");
    }
    Scanner in = new Scanner(text.substring(Listing.VERB.length()));
    out.write(in.number());
    in.expect("=");
    int offset = labels.applyAsInt(in.word());
    out.write(offset);
    out.write(offset >> 8);
  }

  /** Writes the zero that ends the verb table, once. */
  private void closeTable() {
    if (inTable) {
      inTable = false;
      out.write(0);
    }
  }
}
