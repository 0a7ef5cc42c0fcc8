package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;

class CommandsTest {

  @Test
  void eachCommandIsFoundByTheNameOfItsAnnotation() {
    assertThat(Commands.all())
        .isNotEmpty()
        .allSatisfy(
            command -> {
              String name = command.getAnnotation(Command.class).name();
              assertThat(Commands.neededFor(name)).isEqualTo(List.of(command));
            });
  }

  @Test
  void aNameThatNoCommandHasNeedsAllOfThem() {
    assertThat(Commands.neededFor("paly")).isEqualTo(Commands.all());
  }
}
