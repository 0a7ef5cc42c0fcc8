package org.bowsprit.workshop.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.player.folder.SearchPath;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The web browser that this person uses, opened by the program that the system has for that. */
public final class WebBrowser {

  private static final Logger LOG = LoggerFactory.getLogger(WebBrowser.class);

  /** The openers of the systems, each with what comes before an address. */
  private static final List<List<String>> OPENERS =
      List.of(
          List.of("xdg-open"),
          List.of("open"),
          List.of("rundll32.exe", "url.dll,FileProtocolHandler"));

  private static final String OF_WINDOW_SYSTEMS = "xdg-open";

  private final SearchPath path;
  private final boolean hasWindows;

  /** Finds the browser of this process's person. */
  public WebBrowser() {
    this(SearchPath.ofThisProcess(), System.getenv());
  }

  WebBrowser(SearchPath path, Map<String, String> environment) {
    this.path = path;
    hasWindows = environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
  }

  /** Opens an address; does nothing where nothing can. */
  public void open(String address) {
    command(address).ifPresent(WebBrowser::begin);
  }

  /** Returns what opens an address, the program first; empty if nothing does. */
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
