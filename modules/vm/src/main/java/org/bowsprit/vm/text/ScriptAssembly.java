package org.bowsprit.vm.text;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.vm.code.Encoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.text.Assembler.SourceLine;

/** Performs one assembly pass over the lines of one script. */
final class ScriptAssembly {

  private final InstructionParser parser;
  private final ToIntFunction<String> labels;
  private final boolean hasVerbTable;
  private final List<VerbEntries.Entry> verbs = new ArrayList<>();
  private final ByteArrayOutputStream code = new ByteArrayOutputStream();

  ScriptAssembly(InstructionSet instructions, String name, ToIntFunction<String> labels) {
    this.labels = labels;
    this.hasVerbTable = name.startsWith("object");
    this.parser = new InstructionParser(instructions, labels, Disassembler.isObjectCode(name));
  }

  /** Assembles the lines and records the positions of labels. */
  void run(List<SourceLine> body, Map<String, Integer> labelOffsets) {
    for (SourceLine line : body) {
      try {
        line(line.text(), labelOffsets);
      } catch (AssemblyException e) {
        throw new AssemblyException(line.number(), e.getMessage());
      } catch (IllegalArgumentException e) {
        throw new AssemblyException(
            line.number(), "a number is too large or too small: " + e.getMessage());
      }
    }
  }

  /** Returns the payload of the script's chunk, without the number of a local script. */
  byte[] toBytes() {
    return hasVerbTable
        ? VerbEntries.of(verbs, Bytes.copyOf(code.toByteArray())).script().code().toArray()
        : code.toByteArray();
  }

  private void line(String text, Map<String, Integer> labelOffsets) {
    if (text.startsWith(Listing.VERB_PREFIX)) {
      verb(text);
      return;
    }
    if (text.endsWith(":")) {
      labelOffsets.put(text.substring(0, text.length() - 1), position());
      return;
    }
    String statement = text.startsWith("[") ? text.substring(text.indexOf(']') + 1).strip() : text;
    if (statement.startsWith(Listing.DATA)) {
      String digits = statement.substring(Listing.DATA.length()).replace(" ", "");
      code.writeBytes(HexFormat.of().parseHex(digits));
      return;
    }
    Instruction instruction = parser.parse(statement);
    code.writeBytes(new Encoder(position()).append(instruction).toBytes());
  }

  private int position() {
    return (hasVerbTable ? VerbEntries.codeStart(verbs.size()) : 0) + code.size();
  }

  private void verb(String text) {
    if (!hasVerbTable || code.size() > 0) {
      throw new AssemblyException(0, "expected verbs only at the start of object code");
    }
    Scanner in = new Scanner(text.substring(Listing.VERB_PREFIX.length()));
    int number = in.number();
    in.expect("=");
    verbs.add(new VerbEntries.Entry(number, labels.applyAsInt(in.word())));
  }
}
