package org.bowsprit.desktop.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests how the system's program for opening an address is found and called. */
@EnabledOnOs(OS.LINUX)
class SystemOpenerTest {

  private static final String ADDRESS = "http://127.0.0.1:1/?token=a&b";

  @TempDir private Path folder;

  @Test
  void theOpenerPassesTheAddressToTheProgramOfTheSystem() throws IOException, InterruptedException {
    writeProgram("xdg-open");

    assertThat(createOpener(Map.of("DISPLAY", ":0")).open(ADDRESS)).isTrue();

    Path openedFile = folder.resolve("opened");
    for (int i = 0; i < 500 && Files.notExists(openedFile); i++) {
      TimeUnit.MILLISECONDS.sleep(10);
    }
    assertThat(openedFile).hasContent(ADDRESS);
  }

  @Test
  void nothingIsOpenedWithoutAWindowSystem() throws IOException {
    writeProgram("xdg-open");

    assertThat(createOpener(Map.of()).command(ADDRESS)).isEmpty();
    assertThat(createOpener(Map.of()).open(ADDRESS)).isFalse();
    assertThat(createOpener(Map.of("WAYLAND_DISPLAY", "wayland-0")).command(ADDRESS))
        .contains(List.of(folder.resolve("xdg-open").toString(), ADDRESS));
  }

  @Test
  void theProgramOfWindowsIsUsedWithoutADisplayVariable() throws IOException {
    writeProgram("rundll32.exe");

    assertThat(createOpener(Map.of()).command(ADDRESS))
        .contains(
            List.of(
                folder.resolve("rundll32.exe").toString(), "url.dll,FileProtocolHandler", ADDRESS));
  }

  private SystemOpener createOpener(Map<String, String> environment) {
    return new SystemOpener(new SearchPath("relative:" + folder), environment);
  }

  private void writeProgram(String name) throws IOException {
    Path program = folder.resolve(name);
    Files.writeString(
        program,
        "#!/bin/sh\nprintf %s \"$1\" >'"
            + folder
            + "/.part'\nmv '"
            + folder
            + "/.part' '"
            + folder
            + "/opened'\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
  }
}
