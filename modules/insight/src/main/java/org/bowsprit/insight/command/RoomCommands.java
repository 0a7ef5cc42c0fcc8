package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.world.Camera;
import org.bowsprit.engine.world.CurrentRoom;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.vm.EngineVariable;

/** The commands {@code room} and {@code camera}. */
public final class RoomCommands {

  private final TimedSession game;
  private final SourceNames names;
  private final Texts texts;

  /**
   * Creates commands about the rooms of a game.
   *
   * @param texts the texts of the answers
   */
  public RoomCommands(TimedSession game, SourceNames names, Texts texts) {
    this.game = game;
    this.names = names;
    this.texts = texts;
  }

  public List<Command> commands() {
    return List.of(
        Command.of("room [N | NAME | list]", this::completions, this::executeRoom),
        Command.of("camera [X]", this::executeCamera));
  }

  private World world() {
    return game.session().world();
  }

  private List<String> executeRoom(Arguments arguments) {
    if (arguments.count() == 0) {
      return describeRoom();
    }
    if (arguments.word(0).equals("list")) {
      return roomList();
    }
    int number = names.roomNumber(arguments.word(0));
    if (!world().resources().roomIds().contains(number)) {
      throw new ConsoleException("console.no-room", number);
    }
    game.beforeNextTick(() -> game.session().machine().enterRoom(number));
    return List.of(texts.of("console.going", number + name(number)));
  }

  private List<String> completions() {
    return Stream.concat(Stream.of("list"), names.rooms().names().stream()).toList();
  }

  private List<String> describeRoom() {
    CurrentRoom room = world().currentRoom();
    return List.of(
        texts.of(
            "console.room",
            room.number() + name(room.physical()),
            room.width(),
            room.height(),
            world().areas().top(),
            world().areas().bottom() - 1),
        texts.of(
            "console.room-floor",
            world().roomFloor().floor().boxCount(),
            room.zPlanes(),
            world().roomFloor().floor().matrix().origin().name().toLowerCase(Locale.ROOT)));
  }

  private List<String> roomList() {
    List<String> lines = new ArrayList<>();
    for (int id : world().resources().roomIds()) {
      lines.add(id + name(id));
    }
    return lines;
  }

  private String name(int id) {
    return names.rooms().name(id).map(name -> " \"" + name + "\"").orElse("");
  }

  private List<String> executeCamera(Arguments arguments) {
    Camera camera = world().camera();
    if (arguments.count() > 0) {
      game.session().announceExternalChange();
      camera.jump(
          arguments.number(0),
          game.session().machine().variables().peek(EngineVariable.CAMERA_MIN_X.number()),
          game.session().machine().variables().peek(EngineVariable.CAMERA_MAX_X.number()));
    }
    int x = camera.x();
    int left = camera.leftEdge();
    return List.of(
        switch (camera.mode()) {
          case FIXED -> texts.of("console.camera", x, left);
          case FOLLOW -> texts.of("console.camera-follows", x, left, camera.followedActor());
          case PANNING -> texts.of("console.camera-pans", x, left, camera.destX());
        });
  }
}
