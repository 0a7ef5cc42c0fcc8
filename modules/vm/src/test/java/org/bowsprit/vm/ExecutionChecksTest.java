package org.bowsprit.vm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.vm.testing.TestWorld;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Runs short programs and tests the values of variables after them (spec 06 §15.3). Each row
 * contains a check number, the bytes of a program, the variables before it and the variables after
 * it. The letters g, b and l stand for global variables, bit variables and local variables; rnd is
 * the next random number.
 */
class ExecutionChecksTest {

  @ParameterizedTest(name = "check {0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          106 | 1A 64 00 03 00 5A 64 00 04 00 1B 64 00 05 00 A0 | | g100=35
          107 | 1A 64 00 F9 FF 5B 64 00 02 00 A0 | | g100=-3
          108 | 1A 64 00 07 00 3A 64 00 0A 00 A0 | | g100=-3
          109 | 1A 64 00 03 00 9A 65 00 64 00 46 65 00 C6 64 00 A0 | | g100=2 g101=4
          110 | 1A 05 80 09 00 9A 64 00 05 80 A0 | | g100=1 b5=1
          111 | 1A 02 40 07 00 9A 64 20 03 00 02 40 A0 | | g103=7 l2=7
          112 | 1A 01 40 04 00 1A 64 20 01 60 2A 00 A0 | | g104=42 l1=4
          113 | 1A 0A 00 02 00 9A 64 00 C8 20 0A 20 A0 | g202=77 | g10=2 g100=77 g202=77
          114 | 26 6E 00 03 01 02 FF A0 | | g110=1 g111=2 g112=255
          115 | A6 6E 00 02 FE FF 2C 01 A0 | | g110=-2 g111=300
          116 | AC 64 00 01 05 00 01 03 00 03 01 04 00 04 FF A0 | | g100=8
          117 | AC 64 00 01 F9 FF 01 02 00 05 FF A0 | | g100=-3
          118 | AC 64 00 06 16 00 00 09 01 01 00 02 FF A0 | rnd=4 | g100=5
          119 | 48 64 00 05 00 03 00 46 65 00 A0 | g100=5 | g100=5 g101=1
          120 | 48 64 00 05 00 03 00 46 65 00 A0 | g100=6 | g100=6
          121 | 44 64 00 05 00 03 00 46 65 00 A0 | g100=6 | g100=6 g101=1
          122 | 44 64 00 05 00 03 00 46 65 00 A0 | g100=5 | g100=5
          123 | 38 64 00 05 00 03 00 46 65 00 A0 | g100=5 | g100=5 g101=1
          124 | 78 64 00 FE FF 03 00 46 65 00 A0 | g100=-3 | g100=-3 g101=1
          125 | 78 64 00 FE FF 03 00 46 65 00 A0 | g100=0 | g100=0
          126 | 04 64 00 05 00 03 00 46 65 00 A0 | g100=5 | g100=5 g101=1
          127 | 28 64 00 03 00 46 65 00 A0 | g100=0 | g100=0 g101=1
          128 | A8 64 00 03 00 46 65 00 A0 | g100=0 | g100=0
          129 | 46 65 00 78 65 00 05 00 03 00 18 F3 FF A0 | | g101=5
          130 | 1A 64 00 FF FF 48 64 00 FF FF 03 00 46 65 00 A0 | | g100=-1 g101=1
          131 | 17 64 00 0F 00 57 64 00 80 00 A0 | g100=53 | g100=133
          132 | 1A 00 00 7B 00 1A 01 40 C8 01 9A 64 00 00 40 BA 64 00 01 40 A0 | | g100=-456 l1=456
          133 | 18 03 00 46 65 00 46 66 00 A0 | | g102=1
          134 | C8 64 00 00 40 03 00 46 65 00 A0 | l0=9 g100=9 | g100=9 g101=1 l0=9
          """)
  void theProgramSetsTheExpectedVariables(
      int number, String program, String variablesBefore, String variablesAfter) {
    TestWorld world = new TestWorld().global(1, program);
    Map<String, Integer> initialValues = assignments(variablesBefore);
    int[] arguments = {initialValues.getOrDefault("l0", 0)};
    world.random(initialValues.getOrDefault("rnd", 0));
    initialValues.forEach(
        (name, value) -> world.variable(globalNumber(name), globalNumber(name) < 0 ? 0 : value));
    Map<String, Integer> locals = new HashMap<>();
    world
        .vm()
        .setInstructionListener(
            (slot, script, instruction) -> {
              for (int i = 0; i < 3; i++) {
                locals.put("l" + i, world.vm().variables().read(0x4000 | i));
              }
            });

    world.vm().runScript(1, arguments);

    Map<String, Integer> expectedValues = new TreeMap<>(assignments(variablesAfter));
    expectedValues.putIfAbsent("g100", 0);
    expectedValues.putIfAbsent("g101", 0);
    Map<String, Integer> actualValues = new TreeMap<>();
    for (String name : expectedValues.keySet()) {
      actualValues.put(name, valueOf(world, name, locals));
    }
    assertThat(actualValues).isEqualTo(expectedValues);
    assertThat(world.vm().fault()).isEmpty();
  }

  private static int valueOf(TestWorld world, String name, Map<String, Integer> locals) {
    int number = Integer.parseInt(name.substring(1));
    return switch (name.charAt(0)) {
      case 'g' -> world.variable(number);
      case 'b' -> world.vm().variables().read(0x8000 | number);
      default -> locals.get(name);
    };
  }

  private static int globalNumber(String name) {
    return name.startsWith("g") ? Integer.parseInt(name.substring(1)) : 799;
  }

  private static Map<String, Integer> assignments(String text) {
    Map<String, Integer> assignments = new HashMap<>();
    List<String> texts = text == null ? List.of() : new ArrayList<>(List.of(text.split(" ", 0)));
    for (String part : texts) {
      String[] nameAndValue = part.split("=", 2);
      assignments.put(nameAndValue[0], Integer.parseInt(nameAndValue[1]));
    }
    return assignments;
  }
}
