package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.bowsprit.engine.inside.DebuggerNotation;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.room.BoxMatrixChunk.Hop;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.HopRun;

/**
 * The commands {@code box} and {@code matrix}, which show the current floor, including the flags
 * that scripts have changed and a matrix that they have rebuilt.
 */
public final class BoxCommands {

  private final Supplier<World> world;

  /** Creates commands about the floor of a world. */
  public BoxCommands(Supplier<World> world) {
    this.world = world;
  }

  public List<Command> commands() {
    return List.of(
        Command.of("box [N [FLAGS]]", this::boxes),
        Command.of("matrix [table]", () -> List.of("table"), this::matrix));
  }

  private List<String> boxes(Arguments arguments) {
    Floor floor = floor();
    if (arguments.count() > 0) {
      int id = arguments.number(0, 0, floor.boxCount() - 1, "box");
      if (arguments.count() > 1) {
        world.get().roomFloor().setFlags(id, arguments.number(1, 0, 0xFF, "flags"));
      }
      return List.of(line(floor().box(id)));
    }
    return floor.boxes().stream().map(BoxCommands::line).toList();
  }

  private static String line(WalkBox box) {
    return DebuggerNotation.box(
        box.id(),
        (corner, axis) -> axis == 0 ? box.x(corner) : box.y(corner),
        box.mask(),
        box.flags(),
        box.scale());
  }

  private List<String> matrix(Arguments arguments) {
    Floor floor = floor();
    if (floor.matrix().isAbsent()) {
      throw new ConsoleException("console.no-matrix");
    }
    return arguments.count() == 0 ? rows(floor) : table(floor);
  }

  private static List<String> rows(Floor floor) {
    List<String> lines = new ArrayList<>();
    List<List<HopRun>> rows = floor.matrix().rows();
    for (int box = 0; box < rows.size(); box++) {
      lines.add(
          DebuggerNotation.row(
              box,
              rows.get(box).stream()
                  .map(run -> new Hop(run.from(), run.to(), run.next()))
                  .toList()));
    }
    return lines;
  }

  private static List<String> table(Floor floor) {
    List<Integer> ids =
        floor.boxes().stream()
            .filter(box -> !DebuggerNotation.isSentinel(box.id(), box.flags()))
            .map(WalkBox::id)
            .toList();
    return DebuggerNotation.table(ids, floor.matrix()::next);
  }

  private Floor floor() {
    Floor floor = world.get().roomFloor().floor();
    if (floor.boxCount() == 0) {
      throw new ConsoleException("console.no-boxes");
    }
    return floor;
  }
}
