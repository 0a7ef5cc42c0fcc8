package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.insight.ghost.GhostTable;
import org.bowsprit.insight.ghost.Ghosts;
import org.bowsprit.insight.overlay.InsidePart;
import org.bowsprit.insight.overlay.InsideView;
import org.bowsprit.player.game.RouterSwitch;

/** {@code show}, {@code hide}, {@code router} and {@code ghosts}. */
public final class ViewCommands {

  private static final String ALL = "all";

  private final InsideView view;
  private final RouterSwitch routers;
  private final Ghosts ghosts;

  /**
   * Makes commands about what is seen.
   *
   * @param view the inside view
   * @param routers who plans walks
   * @param ghosts how the others would
   */
  public ViewCommands(InsideView view, RouterSwitch routers, Ghosts ghosts) {
    this.view = view;
    this.routers = routers;
    this.ghosts = ghosts;
  }

  /** Returns the commands. */
  public List<Command> all() {
    return List.of(
        Command.of("show PART…", "draws into the picture", ViewCommands::parts, this::show),
        Command.of("hide [PART…]", "draws it no more", ViewCommands::parts, this::hide),
        Command.of("router [ID]", "who plans walks; takes another", routers::ids, this::router),
        Command.of(
            "ghosts [on|off]",
            "how the other routers would have walked",
            () -> List.of("on", "off"),
            this::ghosts));
  }

  private static List<String> parts() {
    return Stream.concat(Arrays.stream(InsidePart.values()).map(InsidePart::id), Stream.of(ALL))
        .toList();
  }

  private List<String> show(Arguments arguments) {
    arguments.word(0);
    selected(arguments).forEach(view::show);
    return shown();
  }

  private List<String> hide(Arguments arguments) {
    if (arguments.count() == 0) {
      view.hide();
    }
    selected(arguments).forEach(view::hide);
    return shown();
  }

  private static List<InsidePart> selected(Arguments arguments) {
    List<InsidePart> selected = new ArrayList<>();
    for (String word : arguments.words()) {
      if (word.equals(ALL)) {
        return List.of(InsidePart.values());
      }
      selected.add(
          InsidePart.of(word)
              .orElseThrow(
                  () ->
                      new ConsoleException(
                          "there is no '" + word + "' to show; there are " + parts())));
    }
    return selected;
  }

  private List<String> shown() {
    String names =
        view.shown().stream().sorted().map(InsidePart::id).collect(Collectors.joining(" "));
    return List.of(names.isEmpty() ? "shows nothing" : "shows " + names);
  }

  private List<String> router(Arguments arguments) {
    if (arguments.count() > 0) {
      String id = arguments.word(0);
      if (!routers.ids().contains(id)) {
        throw new ConsoleException("there is no router '" + id + "'; there are " + routers.ids());
      }
      routers.choose(id);
    }
    return routers.ids().stream()
        .map(id -> (id.equals(routers.inForce()) ? "> " : "  ") + id)
        .toList();
  }

  private List<String> ghosts(Arguments arguments) {
    if (arguments.count() > 0 && arguments.word(0).equals("on") != ghosts.areOn()) {
      ghosts.toggle();
    }
    return table();
  }

  /** Returns the table of the last race, or what to do to get one. */
  public List<String> table() {
    if (!ghosts.areOn()) {
      return List.of("ghosts are off; say ghosts on");
    }
    return ghosts
        .race()
        .map(
            race -> {
              List<String> lines = new ArrayList<>();
              lines.add(GhostTable.heading());
              lines.addAll(GhostTable.lines(race, routers.inForce()));
              lines.add(GhostTable.command(race));
              return lines;
            })
        .orElse(List.of("ghosts are on; walk somewhere"));
  }
}
