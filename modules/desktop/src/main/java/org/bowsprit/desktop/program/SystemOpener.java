package org.bowsprit.desktop.program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The system's program that opens web pages in the user's browser, and folders in the file manager.
 */
public final class SystemOpener {

  private static final Logger LOG = LoggerFactory.getLogger(SystemOpener.class);

  /**
   * The programs that open an address or a folder on the different systems, with their first
   * arguments.
   */
  private static final List<List<String>> OPENERS =
      List.of(
          List.of("xdg-open"),
          List.of("open"),
          List.of("rundll32.exe", "url.dll,FileProtocolHandler"));

  private static final String DESKTOP_OPENER = "xdg-open";

  private final SearchPath path;
  private final boolean hasDisplay;

  /** Creates an opener for the environment of this process. */
  public SystemOpener() {
    this(SearchPath.ofThisProcess(), System.getenv());
  }

  SystemOpener(SearchPath path, Map<String, String> environment) {
    this.path = path;
    hasDisplay = environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
  }

  /**
   * Opens an address or a folder.
   *
   * @return whether there is a program that can open it
   */
  public boolean open(String address) {
    return command(address).filter(SystemOpener::start).isPresent();
  }

  /** Returns the command that opens an address; empty if there is none. */
  Optional<List<String>> command(String address) {
    for (List<String> opener : OPENERS) {
      Optional<Path> program =
          path.find(opener.get(0))
              .filter(found -> hasDisplay || !opener.get(0).equals(DESKTOP_OPENER));
      if (program.isPresent()) {
        List<String> command = new ArrayList<>(opener);
        command.set(0, program.get().toString());
        command.add(address);
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }

  private static boolean start(List<String> command) {
    ProcessBuilder process = new ProcessBuilder(command);
    try {
      process
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      return true;
    } catch (IOException e) {
      LOG.debug("{} does not open {}", command.get(0), command.get(command.size() - 1), e);
      return false;
    }
  }
}
