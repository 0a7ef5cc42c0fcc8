package org.bowsprit.kit.game;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.object.Direction;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;

/** Writes the source of a decompiled room: its settings, objects and scripts. */
final class RoomText {

  private final int id;
  private final Room room;
  private final Index index;
  private final Map<Integer, String> objects;
  private final DecompiledNames names;
  private final RoomDecompiler pictures;
  private final DecompiledCode code;
  private final SourceLines out = new SourceLines();

  RoomText(
      int id,
      Room room,
      Index index,
      Map<Integer, String> objects,
      DecompiledNames names,
      RoomDecompiler pictures,
      DecompiledCode code) {
    this.id = id;
    this.room = room;
    this.index = index;
    this.objects = objects;
    this.names = names;
    this.pictures = pictures;
    this.code = code;
  }

  /** Returns the source of the room with the name {@code name}. */
  String text(String name) {
    out.open("room " + name + " @" + id);
    index
        .roomNames()
        .of(id)
        .ifPresent(
            label ->
                out.line("label " + SourceLines.quoted(Bytes.wrap(label.getBytes(ISO_8859_1)))));
    pictures.settings().forEach(out::line);
    writeDeclarations(SymbolType.VARIABLE, "var", name);
    writeDeclarations(SymbolType.BIT, "bit", name);
    room.objects().forEach(this::writeObject);
    writeHandler("entry", room.scripts().entry());
    writeHandler("exit", room.scripts().exit());
    for (LocalScript script : room.scripts().locals()) {
      String local = names.local(id, script.number());
      out.line("");
      code.writeLocal(local, id, script.number(), script.script(), out);
    }
    return out.close().text();
  }

  private void writeHandler(String word, Script handler) {
    if (!handler.code().isEmpty() && !handler.code().equals(RoomBuilder.NO_HANDLER)) {
      out.line("").open(word);
      code.writeRoomCode(handler, out);
      out.close();
    }
  }

  /** Writes the declarations of the names that belong to the room. */
  private void writeDeclarations(SymbolType type, String word, String room) {
    for (Symbol symbol : names.symbols(type)) {
      if (symbol.name().startsWith(room + ".")) {
        out.line(word + " " + GameFileText.declarationText(symbol));
      }
    }
  }

  private void writeObject(RoomObject object) {
    ObjectHeader header = object.code().header();
    out.line("").open("object " + objects.get(object.id()) + " @" + object.id());
    if (!object.code().name().text().isEmpty()) {
      out.line("name " + SourceLines.quoted(object.code().name().text()));
    }
    out.line("at " + header.x() + ", " + header.y());
    out.line("size " + header.width() + ", " + header.height());
    out.line("walk " + header.walkX() + ", " + header.walkY());
    out.line("facing " + Direction.words().get(header.direction() & 3));
    room.parentOf(object)
        .ifPresent(
            parent ->
                out.line(
                    "parent "
                        + objects.get(parent.id())
                        + parentState(header, names.states(parent.id()))));
    writeStates(object.id());
    writeInitialState(object);
    pictures.objectSettings(object.id()).forEach(out::line);
    if (object.code().verbs().script().code().length() > 1) {
      code.writeHandlers(object.code().verbs(), out);
    }
    out.close();
  }

  /**
   * Returns the state of the parent in the setting {@code parent}. If the parent has named states,
   * an empty string means that the parent has to be shown, because a state may have the name {@code
   * open}.
   */
  private static String parentState(ObjectHeader header, SortedMap<Integer, String> states) {
    int state = header.parentState();
    if (header.needsParentShown()) {
      return states.isEmpty() ? ", open" : "";
    }
    String word = states.isEmpty() && state == 0 ? "closed" : String.valueOf(state);
    return ", " + states.getOrDefault(state, word);
  }

  private void writeStates(int object) {
    List<String> declarations = new ArrayList<>();
    int nextNumber = 1;
    for (Map.Entry<Integer, String> state : names.states(object).entrySet()) {
      boolean isNext = state.getKey() == nextNumber;
      declarations.add(state.getValue() + (isNext ? "" : " @ " + state.getKey()));
      nextNumber = state.getKey() + 1;
    }
    if (!declarations.isEmpty()) {
      out.line("states " + String.join(", ", declarations));
    }
  }

  private void writeInitialState(RoomObject object) {
    if (object.id() >= index.objects().size()) {
      return;
    }
    ObjectDirectory.Entry entry = index.objects().entries().get(object.id());
    if (entry.state() != 0) {
      String number = String.valueOf(entry.state());
      out.line("state " + names.states(object.id()).getOrDefault(entry.state(), number));
    }
    if (entry.owner() != ObjectDirectory.OWNER_ROOM) {
      out.line("owner " + entry.owner());
    }
    if (entry.classes() != 0) {
      out.line(
          "class "
              + IntStream.rangeClosed(1, 32)
                  .filter(entry::isOfClass)
                  .mapToObj(String::valueOf)
                  .collect(Collectors.joining(", ")));
    }
  }
}
