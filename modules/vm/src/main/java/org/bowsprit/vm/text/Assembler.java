package org.bowsprit.vm.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.bowsprit.vm.code.InstructionSet;

/**
 * Assembles listings into bytes. A listing from a {@link Disassembler} yields the original bytes.
 *
 * <p>Labels define the targets of jumps. The offsets in square brackets are for readers and may be
 * wrong or missing. Lines beginning with {@code //} are comments.
 */
public final class Assembler {

  private final InstructionSet instructions;

  /** Creates an assembler for a bytecode version. */
  public Assembler(InstructionSet instructions) {
    this.instructions = instructions;
  }

  /** A non-empty line with its number. */
  record SourceLine(int number, String text) {}

  /**
   * Assembles all scripts in a text.
   *
   * @return the payloads of the scripts' chunks by the names of the scripts, in the order of the
   *     text. The payload of a local script does not include the number
   * @throws AssemblyException at the first invalid line
   */
  public Map<String, byte[]> assemble(String text) {
    Map<String, byte[]> scripts = new LinkedHashMap<>();
    List<SourceLine> body = new ArrayList<>();
    String name = null;
    int number = 0;
    for (String raw : text.lines().toList()) {
      number++;
      String line = raw.strip();
      if (line.isEmpty() || line.startsWith("//")) {
        continue;
      }
      if (line.startsWith(Listing.SCRIPT_PREFIX)) {
        name = line.substring(Listing.SCRIPT_PREFIX.length()).strip();
        body.clear();
      } else if (line.equals(Listing.END)) {
        if (scripts.put(name, script(name, body, number)) != null) {
          throw new AssemblyException(number, "expected only one script " + name);
        }
        name = null;
      } else {
        body.add(new SourceLine(number, line));
      }
    }
    if (name != null) {
      throw new AssemblyException(number, "expected 'end' of script " + name);
    }
    return scripts;
  }

  private byte[] script(String name, List<SourceLine> body, int number) {
    if (name == null) {
      throw new AssemblyException(number, "expected 'script' and a name before this");
    }
    Map<String, Integer> labels = new HashMap<>();
    ScriptAssembly sizing = assembly(name, label -> 0);
    sizing.run(body, labels);
    ScriptAssembly writing = assembly(name, label -> resolve(labels, label));
    writing.run(body, new HashMap<>());
    return writing.toBytes();
  }

  private ScriptAssembly assembly(String name, ToIntFunction<String> labels) {
    return new ScriptAssembly(instructions, name, labels);
  }

  private static int resolve(Map<String, Integer> labels, String label) {
    Integer offset = labels.get(label);
    if (offset != null) {
      return offset;
    }
    if (Label.isAbsolute(label)) {
      return Label.parseAbsolute(label);
    }
    throw new AssemblyException(0, "there is no label " + label);
  }
}
