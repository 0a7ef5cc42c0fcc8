package org.bowsprit.vm.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Decoder;
import org.bowsprit.vm.code.Encoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.testing.InstructionGenerator;
import org.bowsprit.vm.testing.LabScripts;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compares listings with the listings of Debian's {@code descumm} program, statement by statement:
 * offsets, operands and jump targets. The test is skipped if the program is not installed.
 */
class DescummAgreementTest {

  private static final int GENERATED_STATEMENTS =
      Integer.getInteger("bowsprit.descumm.cases", 50_000);
  private static final int INSTRUCTIONS_PER_SCRIPT = 400;
  private static final int NAMED_VARIABLES = 100;
  private static final Pattern LINE =
      Pattern.compile("\\[([0-9A-F]{4,5})\\] \\(([0-9A-F]{2})\\) (.*)");
  private static final Pattern NAME = Pattern.compile("VAR_[A-Z0-9_]+");

  @TempDir static Path folder;
  private static Path program;
  private static Map<String, Integer> names;

  @BeforeAll
  static void findProgram() throws IOException, InterruptedException {
    Optional<Path> found =
        Stream.of("/usr/bin/descumm", "/usr/games/descumm")
            .map(Path::of)
            .filter(Files::isExecutable)
            .findFirst();
    Assumptions.assumeTrue(
        found.isPresent(), "descumm is not installed (apt-get install scummvm-tools)");
    program = found.get();
    names = namesOfVariables();
  }

  @Test
  void agreesOnEveryScriptOfTheLabGames() throws IOException, InterruptedException {
    int statements = 0;
    for (LabScripts.Sample sample : LabScripts.all()) {
      byte[] payload = sample.payload().toArray();
      int skip = sample.verbs() == null ? 0 : tableLength(sample.verbs());
      byte[] code = Arrays.copyOfRange(payload, skip, payload.length);
      for (byte[] part : comparableParts(code)) {
        statements += assertAgreement(part, sample.toString());
      }
    }
    System.out.println("descumm agrees on " + statements + " statements of the lab games");
  }

  @Test
  void agreesOnGeneratedInstructions() throws IOException, InterruptedException {
    InstructionGenerator generator = new InstructionGenerator(50_000, true);
    int statements = 0;
    while (statements < GENERATED_STATEMENTS) {
      Encoder encoder = new Encoder(0);
      for (int i = 0; i < INSTRUCTIONS_PER_SCRIPT; i++) {
        encoder.append(comparableInstruction(generator));
      }
      statements += assertAgreement(encoder.toBytes(), "generated after " + statements);
    }
    System.out.println("descumm agrees on " + statements + " generated statements");
  }

  /**
   * Removes statements that descumm reads differently. These are SetRoomScale, because descumm
   * ignores its last operand (spec 06 §6.1), and the debug call 0xEB, which descumm does not know
   * (§15.2).
   */
  private static List<byte[]> comparableParts(byte[] code) {
    List<byte[]> parts = new ArrayList<>();
    Decoder decoder = new Decoder(InstructionSet.V5, code);
    int start = 0;
    int offset = 0;
    while (offset < code.length) {
      Instruction instruction = decoder.decode(offset);
      if (instruction.opcode() == 0xEB || setsRoomScale(instruction)) {
        parts.add(Arrays.copyOfRange(code, start, offset));
        start = instruction.nextOffset();
      }
      offset = instruction.nextOffset();
    }
    parts.add(Arrays.copyOfRange(code, start, offset));
    parts.removeIf(part -> part.length == 0);
    return parts;
  }

  private static boolean setsRoomScale(Instruction instruction) {
    return instruction.subOperations().stream().anyMatch(sub -> sub.op() == SubOp.ROOM_SCALE);
  }

  /**
   * Returns a random instruction without the bytes and operands that descumm reads differently from
   * the specification (spec 06 §15.2).
   */
  private static Instruction comparableInstruction(InstructionGenerator generator) {
    Instruction instruction;
    do {
      instruction = generator.next();
    } while (instruction.opcode() == 0xEB
        || instruction.op() == Op.PSEUDO_ROOM
        || isDebugNested(instruction));
    return instruction;
  }

  private static boolean isDebugNested(Instruction instruction) {
    return instruction.subOperations().stream()
        .flatMap(sub -> sub.operands().stream())
        .anyMatch(
            operand ->
                operand instanceof Operand.Nested nested
                    && (nested.instruction().opcode() == 0xEB
                        || nested.instruction().op() == Op.PSEUDO_ROOM));
  }

  private static int assertAgreement(byte[] code, String description)
      throws IOException, InterruptedException {
    List<String> theirs = new ArrayList<>();
    for (String line : run(code)) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        theirs.add(matcher.group(1) + " " + matcher.group(2) + " " + normalise(matcher.group(3)));
      }
    }
    List<String> ours = new ArrayList<>();
    Decoder decoder = new Decoder(InstructionSet.V5, code);
    InstructionPrinter printer = InstructionPrinter.withOffsets();
    for (int offset = 0; offset < code.length; ) {
      Instruction instruction = decoder.decode(offset);
      ours.add(
          String.format(
              Locale.ROOT,
              "%04X %02X %s",
              offset,
              instruction.opcode(),
              normalise(printer.print(instruction))));
      offset = instruction.nextOffset();
    }
    for (int i = 0; i < Math.min(ours.size(), theirs.size()); i++) {
      assertThat(ours.get(i)).as(description).isEqualTo(theirs.get(i));
    }
    assertThat(ours).as(description).hasSameSizeAs(theirs);
    return ours.size();
  }

  /**
   * Normalises descumm's punctuation errors, its question marks around high numbers and its names,
   * and the two quotes for an empty text in our listings.
   */
  private static String normalise(String statement) {
    String text =
        statement
            .replaceAll("^drawObject\\((.*?)set(XY|Image)\\(,?", "drawObject($1set$2(")
            .replaceAll("^(drawObject\\(.*?),set(XY|Image)", "$1set$2")
            .replaceAll("isActorInBox\\((.*)\\)\\) goto", "isActorInBox($1) goto")
            .replaceAll("\\?\\?(\\w+)\\?\\?", "$1")
            .replace("\"\"", "");
    Matcher matcher = NAME.matcher(text);
    return matcher.replaceAll(found -> "Var[" + number(found.group()) + "]");
  }

  private static int number(String name) {
    Integer theirs = names.get(name);
    if (theirs != null) {
      return theirs;
    }
    for (EngineVariable each : EngineVariable.values()) {
      if (each.label().equals(name)) {
        return each.number();
      }
    }
    throw new AssertionError("nobody knows " + name);
  }

  private static Map<String, Integer> namesOfVariables() throws IOException, InterruptedException {
    ByteBuffer code = ByteBuffer.allocate(5 * NAMED_VARIABLES);
    for (int i = 0; i < NAMED_VARIABLES; i++) {
      code.put((byte) 0x1A).put((byte) i).put((byte) 0).putShort((short) 0);
    }
    Map<String, Integer> found = new HashMap<>();
    int number = 0;
    for (String line : run(code.array())) {
      Matcher matcher = NAME.matcher(line);
      if (matcher.find()) {
        found.put(matcher.group(), number);
      }
      number++;
    }
    return found;
  }

  private static List<String> run(byte[] code) throws IOException, InterruptedException {
    Path script = folder.resolve("script.bin");
    ByteBuffer block = ByteBuffer.allocate(8 + code.length);
    block.put("SCRP".getBytes(StandardCharsets.US_ASCII)).putInt(8 + code.length).put(code);
    Files.write(script, block.array());
    Process process =
        new ProcessBuilder(program.toString(), "-5", "-i", "-e", "-w", "-b", script.toString())
            .redirectErrorStream(true)
            .start();
    String output =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    assertThat(process.waitFor()).as(output).isZero();
    return output.lines().toList();
  }

  private static int tableLength(VerbEntries verbs) {
    return VerbEntries.codeStart(verbs.entries().size()) - verbs.script().base();
  }
}
