package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.inside.ObjectVisibility;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.vm.symbol.SymbolType;

/** The commands {@code object} and {@code objects}. */
public final class ObjectCommands {

  private static final int CLASS_COUNT = 32;

  private final TimedSession game;
  private final SourceNames names;
  private final Texts texts;

  /**
   * Creates commands about the objects of a game.
   *
   * @param texts the texts of the answers
   */
  public ObjectCommands(TimedSession game, SourceNames names, Texts texts) {
    this.game = game;
    this.names = names;
    this.texts = texts;
  }

  public List<Command> commands() {
    return List.of(
        Command.of("objects", arguments -> objects()),
        Command.of(
            "object N [state|owner V]", () -> names.allNames(SymbolType.OBJECT), this::object));
  }

  private World world() {
    return game.session().world();
  }

  /** Returns a heading and one line per object of the room. */
  public List<String> objects() {
    List<String> lines = new ArrayList<>();
    lines.add(texts.of("console.objects"));
    for (int slot = 1; slot < world().roomObjects().endSlot(); slot++) {
      LocalObject object = world().roomObjects().inSlot(slot);
      if (object != null) {
        lines.add(row(object));
      }
    }
    return lines;
  }

  private String row(LocalObject object) {
    return String.format(
                Locale.ROOT,
                "%4d %-18s %4d,%-4d %3dx%-3d %4d,%-4d %5d %5d  %s",
                object.id(),
                shorten(
                    names.name(SymbolType.OBJECT, object.id()).orElseGet(() -> name(object.id()))),
                object.x(),
                object.y(),
                object.width(),
                object.height(),
                object.walkX(),
                object.walkY(),
                object.state(),
                world().objects().owner(object.id()),
                object.isFloating()
                    ? texts.of("console.from-room", classes(object.id()), object.home())
                    : classes(object.id()))
            .stripTrailing()
        + reason(object.id());
  }

  /** Returns the reason why an object is not drawn, in brackets; empty if it is drawn. */
  private String reason(int id) {
    ObjectVisibility visibility = ObjectVisibility.of(world(), id);
    return visibility.reason() == ObjectVisibility.Reason.DRAWN
        ? ""
        : "  (" + texts.translate(visibility.text()) + ")";
  }

  private String name(int id) {
    byte[] name = world().nameOf(id);
    return name == null ? "" : new ObjectName(Bytes.copyOf(name)).displayText();
  }

  private static String shorten(String name) {
    return name.length() > 18 ? name.substring(0, 18) : name;
  }

  private String classes(int id) {
    StringJoiner numbers = new StringJoiner(" ");
    for (int number = 1; number <= CLASS_COUNT; number++) {
      if (world().objects().isOfClass(id, number)) {
        numbers.add(className(number));
      }
    }
    return numbers.toString();
  }

  private String className(int number) {
    return number == ObjectStates.UNTOUCHABLE_CLASS
        ? texts.of("console.untouchable")
        : names.name(SymbolType.CLASS, number).orElse(String.valueOf(number));
  }

  private List<String> object(Arguments arguments) {
    ObjectStates objectStates = world().objects();
    Arguments resolved = arguments.with(0, names.number(SymbolType.OBJECT, arguments.word(0)));
    int id = resolved.number(0, 1, objectStates.size() - 1, "object");
    if (arguments.count() > 1) {
      boolean isOwner = arguments.word(1).equals("owner");
      int value = arguments.number(2, 0, 0xFF, isOwner ? "owner" : "state");
      game.session().announceExternalChange();
      if (isOwner) {
        objectStates.setOwner(id, value);
      } else {
        objectStates.setState(id, value);
      }
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        texts.of(
            "console.object",
            names.name(SymbolType.OBJECT, id).map(name -> id + " " + name).orElse("" + id),
            name(id),
            objectStates.state(id),
            names
                .name(SymbolType.ACTOR, objectStates.owner(id))
                .orElse(String.valueOf(objectStates.owner(id))),
            classes(id)));
    lines.add(texts.translate(ObjectVisibility.of(world(), id).text()));
    int slot = world().roomObjects().slotOf(id);
    if (slot != 0) {
      lines.add(texts.of("console.objects"));
      lines.add(row(world().roomObjects().inSlot(slot)));
    }
    return lines;
  }
}
