package org.bowsprit.desktop.program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The user's web browser, opened by the system's program for that purpose. */
public final class WebBrowser {

  private static final Logger LOG = LoggerFactory.getLogger(WebBrowser.class);

  /** The programs that open an address on the different systems, with their first arguments. */
  private static final List<List<String>> OPENERS =
      List.of(
          List.of("xdg-open"),
          List.of("open"),
          List.of("rundll32.exe", "url.dll,FileProtocolHandler"));

  private static final String OF_WINDOW_SYSTEMS = "xdg-open";

  private final SearchPath path;
  private final boolean hasWindows;

  /** Finds the browser of the current user. */
  public WebBrowser() {
    this(SearchPath.ofThisProcess(), System.getenv());
  }

  WebBrowser(SearchPath path, Map<String, String> environment) {
    this.path = path;
    hasWindows = environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
  }

  /** Opens an address. Does nothing if no program can. */
  public void open(String address) {
    command(address).ifPresent(WebBrowser::begin);
  }

  /** Returns the command that opens an address; empty if there is none. */
  Optional<List<String>> command(String address) {
    for (List<String> opener : OPENERS) {
      Optional<Path> program =
          path.find(opener.get(0))
              .filter(found -> hasWindows || !opener.get(0).equals(OF_WINDOW_SYSTEMS));
      if (program.isPresent()) {
        List<String> command = new ArrayList<>(opener);
        command.set(0, program.get().toString());
        command.add(address);
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }

  private static void begin(List<String> command) {
    ProcessBuilder process = new ProcessBuilder(command);
    try {
      process
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      LOG.debug("{} does not open the page", command.get(0), e);
    }
  }
}
