package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.insight.ghost.GhostTable;
import org.bowsprit.insight.ghost.Ghosts;
import org.bowsprit.insight.overlay.InsidePart;
import org.bowsprit.insight.overlay.InsideView;
import org.bowsprit.player.game.RouterSwitch;

/** The commands {@code show}, {@code hide}, {@code router} and {@code ghosts}. */
public final class ViewCommands {

  private static final String ALL_WORD = "all";

  private final InsideView view;
  private final RouterSwitch routers;
  private final Ghosts ghosts;
  private final Texts texts;

  /**
   * Creates commands about the view.
   *
   * @param view the inside view
   * @param routers the switch between routers
   * @param ghosts the paths of the other routers
   * @param texts the texts of the program
   */
  public ViewCommands(InsideView view, RouterSwitch routers, Ghosts ghosts, Texts texts) {
    this.view = view;
    this.routers = routers;
    this.ghosts = ghosts;
    this.texts = texts;
  }

  public List<Command> commands() {
    return List.of(
        Command.of("show PART…", ViewCommands::partNames, this::show),
        Command.of("hide [PART…]", ViewCommands::partNames, this::hide),
        Command.of("router [ID]", routers::ids, this::router),
        Command.of("ghosts [on|off]", () -> List.of("on", "off"), this::ghosts));
  }

  private static List<String> partNames() {
    return Stream.concat(
            Arrays.stream(InsidePart.values()).map(InsidePart::id), Stream.of(ALL_WORD))
        .toList();
  }

  private List<String> show(Arguments arguments) {
    arguments.word(0);
    selectedParts(arguments).forEach(view::show);
    return shownParts();
  }

  private List<String> hide(Arguments arguments) {
    if (arguments.count() == 0) {
      view.hide();
    }
    selectedParts(arguments).forEach(view::hide);
    return shownParts();
  }

  private static List<InsidePart> selectedParts(Arguments arguments) {
    List<InsidePart> parts = new ArrayList<>();
    for (String word : arguments.words()) {
      if (word.equals(ALL_WORD)) {
        return List.of(InsidePart.values());
      }
      parts.add(
          InsidePart.of(word)
              .orElseThrow(
                  () ->
                      new ConsoleException(
                          "console.no-part", word, String.join(", ", partNames()))));
    }
    return parts;
  }

  private List<String> shownParts() {
    String names =
        view.shownParts().stream().sorted().map(InsidePart::id).collect(Collectors.joining(" "));
    return List.of(
        names.isEmpty() ? texts.of("console.shows-nothing") : texts.of("console.shows", names));
  }

  private List<String> router(Arguments arguments) {
    if (arguments.count() > 0) {
      String id = arguments.word(0);
      if (!routers.ids().contains(id)) {
        throw new ConsoleException("console.no-router", id, String.join(", ", routers.ids()));
      }
      routers.choose(id);
    }
    return routers.ids().stream()
        .map(id -> (id.equals(routers.currentId()) ? "> " : "  ") + id)
        .toList();
  }

  private List<String> ghosts(Arguments arguments) {
    if (arguments.count() > 0 && arguments.word(0).equals("on") != ghosts.areOn()) {
      ghosts.toggle();
    }
    return table();
  }

  /** Returns the table of the last race, or an explanation of how to get a table. */
  public List<String> table() {
    if (!ghosts.areOn()) {
      return List.of(texts.of("console.ghosts-off"));
    }
    return ghosts
        .race()
        .map(
            race -> {
              List<String> lines = new ArrayList<>();
              lines.add(GhostTable.heading(texts));
              lines.addAll(GhostTable.lines(race, routers.currentId()));
              lines.add(GhostTable.command(race));
              return lines;
            })
        .orElse(List.of(texts.of("console.ghosts-on")));
  }
}
