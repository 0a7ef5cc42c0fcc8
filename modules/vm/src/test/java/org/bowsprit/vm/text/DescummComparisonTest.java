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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compares our listings, statement by statement, with those of the program {@code descumm} from
 * Debian: the offsets, the operands and the jump targets must be the same. The test is skipped if
 * the program is not installed.
 */
@Tag("thorough")
class DescummComparisonTest {

  private static final int GENERATED_STATEMENTS =
      Integer.getInteger("bowsprit.descumm.cases", 50_000);
  private static final int INSTRUCTIONS_PER_SCRIPT = 400;
  private static final int NAMED_VARIABLES = 100;
  private static final Pattern LISTING_LINE =
      Pattern.compile("\\[([0-9A-F]{4,5})\\] \\(([0-9A-F]{2})\\) (.*)");
  private static final Pattern VARIABLE_NAME = Pattern.compile("VAR_[A-Z0-9_]+");

  @TempDir static Path folder;
  private static Path program;
  private static Map<String, Integer> numbersOfVariables;

  @BeforeAll
  static void findProgram() throws IOException, InterruptedException {
    Optional<Path> foundProgram =
        Stream.of("/usr/bin/descumm", "/usr/games/descumm")
            .map(Path::of)
            .filter(Files::isExecutable)
            .findFirst();
    Assumptions.assumeTrue(
        foundProgram.isPresent(), "descumm is not installed (apt-get install scummvm-tools)");
    program = foundProgram.get();
    numbersOfVariables = readNumbersOfVariables();
  }

  @Test
  void listingsOfTheLabGamesEqualTheListingsOfDescumm() throws IOException, InterruptedException {
    int statements = 0;
    for (LabScripts.LabScript labScript : LabScripts.allGames()) {
      byte[] payload = labScript.payload().toArray();
      int tableLength = labScript.verbs() == null ? 0 : tableLength(labScript.verbs());
      byte[] code = Arrays.copyOfRange(payload, tableLength, payload.length);
      for (byte[] part : comparableParts(code)) {
        statements += assertEqualsDescumm(part, labScript.toString());
      }
    }
    System.out.println(statements + " statements of the lab games equal the statements of descumm");
  }

  @Test
  void listingsOfGeneratedInstructionsEqualTheListingsOfDescumm()
      throws IOException, InterruptedException {
    InstructionGenerator generator = new InstructionGenerator(50_000, true);
    int statements = 0;
    while (statements < GENERATED_STATEMENTS) {
      Encoder encoder = new Encoder(0);
      for (int i = 0; i < INSTRUCTIONS_PER_SCRIPT; i++) {
        encoder.append(comparableInstruction(generator));
      }
      statements +=
          assertEqualsDescumm(
              encoder.toBytes(), "the script after " + statements + " generated statements");
    }
    System.out.println(statements + " generated statements equal the statements of descumm");
  }

  /**
   * Returns the parts of the code between the statements that descumm reads differently. These
   * statements are SetRoomScale, because descumm ignores its last operand (spec 06 §6.1), and the
   * debug call 0xEB, which descumm does not know (§15.2).
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
    return instruction.subOperations().stream()
        .anyMatch(subOperation -> subOperation.op() == SubOp.ROOM_SCALE);
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
        || containsDifferentInstruction(instruction));
    return instruction;
  }

  private static boolean containsDifferentInstruction(Instruction instruction) {
    return instruction.subOperations().stream()
        .flatMap(subOperation -> subOperation.operands().stream())
        .anyMatch(
            operand ->
                operand instanceof Operand.Nested nested
                    && (nested.instruction().opcode() == 0xEB
                        || nested.instruction().op() == Op.PSEUDO_ROOM));
  }

  private static int assertEqualsDescumm(byte[] code, String description)
      throws IOException, InterruptedException {
    List<String> descummStatements = new ArrayList<>();
    for (String line : runDescumm(code)) {
      Matcher matcher = LISTING_LINE.matcher(line);
      if (matcher.matches()) {
        descummStatements.add(
            matcher.group(1) + " " + matcher.group(2) + " " + normalise(matcher.group(3)));
      }
    }
    List<String> ourStatements = new ArrayList<>();
    Decoder decoder = new Decoder(InstructionSet.V5, code);
    InstructionPrinter printer = InstructionPrinter.withOffsets();
    for (int offset = 0; offset < code.length; ) {
      Instruction instruction = decoder.decode(offset);
      ourStatements.add(
          String.format(
              Locale.ROOT,
              "%04X %02X %s",
              offset,
              instruction.opcode(),
              normalise(printer.print(instruction))));
      offset = instruction.nextOffset();
    }
    for (int i = 0; i < Math.min(ourStatements.size(), descummStatements.size()); i++) {
      assertThat(ourStatements.get(i)).as(description).isEqualTo(descummStatements.get(i));
    }
    assertThat(ourStatements).as(description).hasSameSizeAs(descummStatements);
    return ourStatements.size();
  }

  /**
   * Returns a statement in a form that both programs share. This corrects punctuation errors of
   * descumm, removes its question marks around high numbers, replaces names of variables by numbers
   * and removes the two quotes that our listings use for an empty text.
   */
  private static String normalise(String statement) {
    String text =
        statement
            .replaceAll("^drawObject\\((.*?)set(XY|Image)\\(,?", "drawObject($1set$2(")
            .replaceAll("^(drawObject\\(.*?),set(XY|Image)", "$1set$2")
            .replaceAll("isActorInBox\\((.*)\\)\\) goto", "isActorInBox($1) goto")
            .replaceAll("\\?\\?(\\w+)\\?\\?", "$1")
            .replace("\"\"", "");
    Matcher matcher = VARIABLE_NAME.matcher(text);
    return matcher.replaceAll(match -> "Var[" + variableNumber(match.group()) + "]");
  }

  private static int variableNumber(String name) {
    Integer knownNumber = numbersOfVariables.get(name);
    if (knownNumber != null) {
      return knownNumber;
    }
    for (EngineVariable variable : EngineVariable.values()) {
      if (variable.label().equals(name)) {
        return variable.number();
      }
    }
    throw new AssertionError("there is no variable with the name " + name);
  }

  private static Map<String, Integer> readNumbersOfVariables()
      throws IOException, InterruptedException {
    ByteBuffer code = ByteBuffer.allocate(5 * NAMED_VARIABLES);
    for (int i = 0; i < NAMED_VARIABLES; i++) {
      code.put((byte) 0x1A).put((byte) i).put((byte) 0).putShort((short) 0);
    }
    Map<String, Integer> numbersByName = new HashMap<>();
    int number = 0;
    for (String line : runDescumm(code.array())) {
      Matcher matcher = VARIABLE_NAME.matcher(line);
      if (matcher.find()) {
        numbersByName.put(matcher.group(), number);
      }
      number++;
    }
    return numbersByName;
  }

  private static List<String> runDescumm(byte[] code) throws IOException, InterruptedException {
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
