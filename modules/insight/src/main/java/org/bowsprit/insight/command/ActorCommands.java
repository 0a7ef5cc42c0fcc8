package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.Facing;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.inside.WalkPlan;
import org.bowsprit.engine.inside.WalkPlans;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.vm.symbol.SymbolType;

/** The commands {@code actor} and {@code actors}. */
public final class ActorCommands {

  private final TimedSession game;
  private final SourceNames names;
  private final Texts texts;

  /**
   * Creates commands about the actors of a game.
   *
   * @param texts the texts of the answers
   */
  public ActorCommands(TimedSession game, SourceNames names, Texts texts) {
    this.game = game;
    this.names = names;
    this.texts = texts;
  }

  public List<Command> commands() {
    return List.of(
        Command.of("actors [all]", this::actors),
        Command.of("actor N [walk|put X Y]", () -> names.allNames(SymbolType.ACTOR), this::actor));
  }

  private World world() {
    return game.session().world();
  }

  /** Returns a heading and one line per actor. */
  public List<String> actors(Arguments arguments) {
    List<String> lines = new ArrayList<>();
    lines.add(heading());
    for (int id = 1; id < Cast.SIZE; id++) {
      Actor actor = world().cast().actor(id);
      if (arguments.count() > 0 || world().cast().isOnStage(actor)) {
        lines.add(row(actor));
      }
    }
    return lines;
  }

  private String heading() {
    return texts.of("console.actors");
  }

  private String row(Actor actor) {
    String state = actor.isVisible() ? "" : texts.of("console.hidden") + " ";
    return String.format(
            Locale.ROOT,
            "%2d %-10s %4d %5d %4d %4d %5d %6d %7d %5d  %s",
            actor.id(),
            name(actor),
            actor.room(),
            actor.x(),
            actor.y(),
            actor.box(),
            actor.scaleY(),
            actor.facing(),
            actor.costumeState().costume(),
            actor.costumeState().frame(),
            state + (isMoving(actor) ? texts.of("console.moving") : ""))
        .stripTrailing();
  }

  private boolean isMoving(Actor actor) {
    return world().cast().movement().movingResult(actor) != 0;
  }

  private String name(Actor actor) {
    String name =
        names
            .name(SymbolType.ACTOR, actor.id())
            .orElseGet(() -> new ObjectName(Bytes.copyOf(actor.name())).displayText());
    return name.length() > 10 ? name.substring(0, 10) : name;
  }

  private List<String> actor(Arguments arguments) {
    Arguments resolved = arguments.with(0, names.number(SymbolType.ACTOR, arguments.word(0)));
    Actor actor = world().cast().actor(resolved.number(0, 1, Cast.SIZE - 1, "actor"));
    if (arguments.count() == 1) {
      return details(actor);
    }
    int x = arguments.number(2);
    int y = arguments.number(3);
    game.session().announceExternalChange();
    switch (arguments.word(1)) {
      case "walk" -> world().cast().movement().walkTo(actor, x, y, Facing.NONE);
      case "put" -> world().cast().staging().put(actor, x, y, world().room());
      default -> throw new ConsoleException("console.usage", arguments.usage());
    }
    return List.of(heading(), row(actor));
  }

  private List<String> details(Actor actor) {
    List<String> lines = new ArrayList<>(List.of(heading(), row(actor)));
    int plane = world().cast().clipPlane(actor);
    String description =
        texts.of(
            "console.actor",
            actor.speedX() + "," + actor.speedY(),
            actor.width(),
            actor.elevation(),
            actor.forceClip() == 0 ? plane : texts.of("console.forced", plane),
            actor.talkColour(),
            actor.sound());
    lines.add(
        "   " + (actor.ignoresBoxes() ? texts.of("console.actor-free", description) : description));
    plan(actor).ifPresent(plan -> lines.add("   " + planText(plan)));
    return lines;
  }

  private Optional<WalkPlan> plan(Actor actor) {
    return new WalkPlans(world())
        .current().stream().filter(plan -> plan.actor() == actor.id()).findFirst();
  }

  private String planText(WalkPlan plan) {
    String points =
        plan.ahead().stream().map(ActorCommands::point).collect(Collectors.joining(" "));
    String walk = texts.of("console.walk", point(plan.destination()), points, plan.boxes());
    return plan.verdict().isEmpty() ? walk : texts.of("inside.verdict", walk, plan.verdict());
  }

  private static String point(Point point) {
    return "(" + point.x() + "," + point.y() + ")";
  }
}
