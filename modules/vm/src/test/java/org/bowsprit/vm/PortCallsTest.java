package org.bowsprit.vm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.clearInvocations;
import static org.mockito.Mockito.mockingDetails;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.vm.code.Decoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.port.Ports;
import org.bowsprit.vm.testing.TestWorld;
import org.bowsprit.vm.text.Assembler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mockito.invocation.Invocation;

/**
 * Tests which methods of the ports an instruction calls, with which arguments and in which order.
 * The expected calls are in {@code port-calls.txt}.
 */
class PortCallsTest {

  /**
   * One world for each version of the bytecode. All tests share these worlds, because creating
   * their mocks takes longer than the tests.
   */
  private static final Map<InstructionSet, TestWorld> WORLDS_BY_VERSION = new HashMap<>();

  /** The instructions that call no port. Other tests cover these instructions. */
  private static final Set<Op> OPS_WITHOUT_CALLS =
      EnumSet.of(
          Op.STOP_OBJECT_CODE,
          Op.START_SCRIPT,
          Op.CHAIN_SCRIPT,
          Op.STOP_SCRIPT,
          Op.STOP_OBJECT_SCRIPT,
          Op.BREAK_HERE,
          Op.DELAY,
          Op.DELAY_VARIABLE,
          Op.FREEZE_SCRIPTS,
          Op.CUTSCENE,
          Op.END_CUTSCENE,
          Op.OVERRIDE,
          Op.DUMMY,
          Op.MOVE,
          Op.ADD,
          Op.SUBTRACT,
          Op.MULTIPLY,
          Op.DIVIDE,
          Op.AND,
          Op.OR,
          Op.INCREMENT,
          Op.DECREMENT,
          Op.SET_BYTE_RANGE,
          Op.SET_WORD_RANGE,
          Op.EXPRESSION,
          Op.JUMP_RELATIVE,
          Op.IS_EQUAL,
          Op.IS_NOT_EQUAL,
          Op.IS_LESS,
          Op.IS_LESS_EQUAL,
          Op.IS_GREATER,
          Op.IS_GREATER_EQUAL,
          Op.EQUAL_ZERO,
          Op.NOT_EQUAL_ZERO,
          Op.GET_RANDOM_NR,
          Op.IS_SCRIPT_RUNNING);

  /** The sub-operations that call no port, including those that only fail or do nothing. */
  private static final Set<SubOp> SUB_OPS_WITHOUT_CALLS =
      EnumSet.of(
          SubOp.WAIT_FOR_MESSAGE,
          SubOp.WAIT_FOR_SENTENCE,
          SubOp.ROOM_COLOR,
          SubOp.ACTOR_NO_OPERATION,
          SubOp.ACTOR_V4_UNKNOWN_3);

  /**
   * A row of the table of expected calls.
   *
   * @param instructions the bytecode version
   * @param statements the statements, one on each line
   * @param calls the expected calls
   */
  record Row(InstructionSet instructions, String statements, List<String> calls) {
    @Override
    public String toString() {
      return (instructions == InstructionSet.V4 ? "version 4: " : "") + statements;
    }
  }

  static List<Row> rows() throws IOException {
    List<Row> rows = new ArrayList<>();
    InstructionSet instructions = InstructionSet.V5;
    try (InputStream in = PortCallsTest.class.getResourceAsStream("/port-calls.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String line : text.lines().toList()) {
        if (line.startsWith("version")) {
          instructions = line.endsWith("4") ? InstructionSet.V4 : InstructionSet.V5;
        } else if (!line.isEmpty() && !line.startsWith("//")) {
          rows.add(row(instructions, line));
        }
      }
    }
    return rows;
  }

  private static Row row(InstructionSet instructions, String line) {
    int separator = line.lastIndexOf('|');
    String statements = line.substring(0, separator).strip().replace(" ⏎ ", "\n");
    String calls = line.substring(separator + 1).strip();
    return new Row(
        instructions, statements, calls.isEmpty() ? List.of() : List.of(calls.split("; ", 0)));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void anInstructionMakesTheExpectedCallsInOrder(Row row) {
    TestWorld world =
        WORLDS_BY_VERSION.computeIfAbsent(
            row.instructions(), version -> new TestWorld().instructions(version));
    world.vm().reset();
    world.variable(EngineVariable.EGO.number(), 3);
    world.variable(EngineVariable.ACTOR_RANGE_MIN.number(), 2);
    world.variable(EngineVariable.ACTOR_RANGE_MAX.number(), 4);
    world.script(2, row.statements());
    clearInvocations(ports(world).toArray());

    world.vm().runScript(2);

    List<String> actualCalls =
        ports(world)
            .flatMap(port -> mockingDetails(port).getInvocations().stream())
            .sorted(Comparator.comparingInt(Invocation::getSequenceNumber))
            .map(PortCallsTest::format)
            .filter(call -> !call.startsWith("global("))
            .toList();
    assertThat(actualCalls).isEqualTo(row.calls());
    assertThat(world.vm().fault()).isEmpty();
  }

  @Test
  void everyInstructionAndSubOperationThatCallsAPortHasARow() throws IOException {
    Set<Op> ops = EnumSet.noneOf(Op.class);
    Set<SubOp> subOps = EnumSet.noneOf(SubOp.class);
    for (Row row : rows()) {
      for (Instruction instruction : assemble(row)) {
        ops.add(instruction.op());
        instruction.subOperations().stream().map(SubOperation::op).forEach(subOps::add);
      }
    }
    Set<Op> opsWithoutRow = EnumSet.complementOf(EnumSet.copyOf(ops));
    assertThat(OPS_WITHOUT_CALLS).containsAll(opsWithoutRow);
    assertThat(EnumSet.allOf(SubOp.class))
        .filteredOn(subOp -> !subOps.contains(subOp) && !SUB_OPS_WITHOUT_CALLS.contains(subOp))
        .allMatch(subOp -> subOp.key() < 0 || callsNoPort(subOp.family()));
  }

  private static boolean callsNoPort(SubFamily family) {
    return family == SubFamily.OVERRIDE || family == SubFamily.EXPRESSION;
  }

  private static List<Instruction> assemble(Row row) {
    String text = "script global:1\n" + row.statements() + "\nend\n";
    byte[] code = new Assembler(row.instructions()).assemble(text).get("global:1");
    Decoder decoder = new Decoder(row.instructions(), code);
    List<Instruction> instructions = new ArrayList<>();
    for (int offset = 0;
        offset < code.length;
        offset = instructions.get(instructions.size() - 1).nextOffset()) {
      instructions.add(decoder.decode(offset));
    }
    return instructions;
  }

  private static Stream<Object> ports(TestWorld world) {
    Ports ports = world.ports();
    return Stream.<Object>of(
        ports.actors(),
        ports.actorQueries(),
        ports.actorSettings(),
        ports.objects(),
        ports.inventory(),
        ports.rooms(),
        ports.screen(),
        ports.palette(),
        ports.boxes(),
        ports.camera(),
        ports.verbs(),
        ports.text(),
        ports.cursor(),
        ports.sound(),
        ports.resources(),
        ports.host(),
        ports.saves(),
        ports.scripts());
  }

  private static String format(Invocation call) {
    return Arrays.stream(call.getArguments())
        .map(PortCallsTest::format)
        .collect(Collectors.joining(", ", call.getMethod().getName() + "(", ")"));
  }

  private static String format(Object argument) {
    if (argument instanceof int[] numbers) {
      return Arrays.toString(numbers);
    }
    if (argument instanceof byte[] bytes) {
      return bytes.length > 16 ? bytes.length + " bytes" : Arrays.toString(bytes);
    }
    return argument instanceof ScriptText text ? text.toString() : String.valueOf(argument);
  }
}
