package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.bowsprit.bow.decompile.SharedDeclarations;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.disk.FileName;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomScripts;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;
import org.bowsprit.kit.font.FontDecompiler;
import org.bowsprit.kit.font.FontSources;
import org.bowsprit.kit.internal.costume.CostumeDecompiler;
import org.bowsprit.kit.internal.costume.CostumeSources;
import org.bowsprit.kit.internal.sound.SoundDecompiler;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.CodeSymbols;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Decompiles a whole game into sources. The sources build an equivalent game: its scripts and
 * sounds are equal, and its pictures have equal pixels.
 */
public final class GameDecompiler {

  private final GameResources game;
  private final String title;
  private final Symbols symbols;
  private final NavigableMap<String, Bytes> files = new TreeMap<>();
  private final List<String> problems = new ArrayList<>();
  private final Map<Integer, String> roomNames = new TreeMap<>();
  private final Map<Integer, Room> rooms = new TreeMap<>();

  /**
   * Creates a decompiler of a game.
   *
   * @param game the game
   * @param title the title of the game
   * @param symbols the names in the sources from which the game was built; {@link Symbols#NONE} if
   *     they are unknown
   */
  public GameDecompiler(GameResources game, String title, Symbols symbols) {
    this.game = game;
    this.title = title;
    this.symbols = symbols;
  }

  public SourceTree decompile() {
    for (int id : game.roomIds()) {
      tryReading(
          "room " + id,
          () -> {
            rooms.put(id, game.room(id).orElseThrow());
            roomNames.put(id, roomName(id));
          });
    }
    SharedDeclarations shared = sharedDeclarations();
    DecompiledNames names =
        new DecompiledNames(game, roomNames, rooms.values(), symbols, shared.choiceInputScript());
    files.put("game.bow", SourceTree.bytes(new GameFileText(game, title, names, shared).text()));
    decompileResources();
    DecompiledCode code = new DecompiledCode(names, shared);
    rooms.forEach((id, room) -> decompileRoom(id, room, names, code));
    GlobalScriptsText scripts = new GlobalScriptsText(code, names);
    for (int id : game.ids(ResourceKind.SCRIPT)) {
      // The compiler itself adds the script of choices.
      if (!shared.choiceInputScript().equals(OptionalInt.of(id))) {
        tryReading("script " + id, () -> scripts.add(id, game.script(id).orElseThrow()));
      }
    }
    files.put("scripts/global.bow", SourceTree.bytes(scripts.text()));
    return new SourceTree(files);
  }

  /**
   * Returns a sentence for each part of the game that could not be read and is missing from the
   * sources.
   */
  public List<String> problems() {
    return problems;
  }

  private SharedDeclarations sharedDeclarations() {
    SharedDeclarations shared =
        DecompiledNames.language(symbols)
            .map(
                variable ->
                    SharedDeclarations.NONE.withLanguages(symbols.languages(), variable.number()))
            .orElse(SharedDeclarations.NONE);
    Map<Integer, Bytes> scripts = new TreeMap<>();
    game.ids(ResourceKind.SCRIPT)
        .forEach(id -> globalCode(id).ifPresent(each -> scripts.put(id, each)));
    List<Bytes> others = rooms.values().stream().flatMap(this::code).toList();
    shared = shared.withCode(parameterCounts(), scripts, others);
    Iterator<Bytes> code = Stream.concat(scripts.values().stream(), others.stream()).iterator();
    while (code.hasNext() && shared.choiceInputScript().isEmpty()) {
      shared = shared.withChoicesOf(code.next(), this::globalCode);
    }
    return shared;
  }

  /** Returns the number of parameters of each global script in the symbol file. */
  private Map<Integer, Integer> parameterCounts() {
    Map<Integer, Integer> parameters = new TreeMap<>();
    for (CodeSymbols each : symbols.code()) {
      if (each.code().kind() == CodeName.Kind.GLOBAL) {
        long count = each.locals().stream().filter(local -> local.firstOffset() == 0).count();
        parameters.put(each.code().number(), (int) count);
      }
    }
    return parameters;
  }

  /** Returns the code of a global script; empty if there is none or it cannot be read. */
  private Optional<Bytes> globalCode(int id) {
    try {
      return game.script(id).map(Script::code);
    } catch (FormatException e) {
      return Optional.empty();
    }
  }

  private Stream<Bytes> code(Room room) {
    RoomScripts scripts = room.scripts();
    Stream<Script> roomScripts =
        Stream.concat(
            Stream.of(scripts.entry(), scripts.exit()),
            scripts.locals().stream().map(LocalScript::script));
    return Stream.concat(
        roomScripts.map(Script::code),
        room.objects().stream().map(each -> each.code().verbs().code()));
  }

  private void tryReading(String what, Runnable step) {
    try {
      step.run();
    } catch (FormatException e) {
      problems.add(what + " is left out: " + e.getMessage());
    }
  }

  private String roomName(int id) {
    return symbols.name(SymbolType.ROOM, id).orElseGet(() -> nameFromLabel(id));
  }

  private String nameFromLabel(int id) {
    String label = FileName.of(game.index().roomNames().of(id).orElse(""));
    return label.isEmpty() ? "room_" + id : label + "_" + id;
  }

  private void decompileRoom(int id, Room room, DecompiledNames names, DecompiledCode code) {
    Map<Integer, String> objects = new TreeMap<>();
    room.objects()
        .forEach(
            object -> objects.put(object.id(), names.declaration(SymbolType.OBJECT, object.id())));
    RoomDecompiler pictures = new RoomDecompiler(room, roomNames.get(id), objects, names);
    files.putAll(pictures.files());
    RoomText text = new RoomText(id, room, game.index(), objects, names, pictures, code);
    String source = text.text(roomNames.get(id));
    files.put(RoomFiles.of(roomNames.get(id)).path("room.bow"), SourceTree.bytes(source));
  }

  private void decompileResources() {
    Palette firstPalette =
        rooms.values().stream()
            .findFirst()
            .map(RoomDecompiler::palette)
            .orElse(new Palette(Bytes.EMPTY));
    for (int id : game.ids(ResourceKind.COSTUME)) {
      tryReading("costume " + id, () -> decompileCostume(id, firstPalette));
    }
    for (int id : game.ids(ResourceKind.CHARSET)) {
      tryReading("charset " + id, () -> decompileCharset(id));
    }
    for (int id : game.ids(ResourceKind.SOUND)) {
      tryReading("sound " + id, () -> decompileSound(id));
    }
  }

  private void decompileCostume(int id, Palette palette) {
    ByteReader payload =
        game.chunk(ResourceKind.COSTUME, id).orElseThrow().payload().reader(ChunkPath.ROOT);
    CostumeSources costume =
        new CostumeDecompiler(Costume.decodeWithUnusedPictures(payload), palette).decompile();
    String folder = CostumeBuilder.FOLDER + "costume" + id + "/";
    files.put(folder + "costume.txt", SourceTree.bytes(costume.text()));
    costume
        .strips()
        .forEach((file, picture) -> files.put(folder + file, Bytes.wrap(picture.toPng())));
  }

  private void decompileCharset(int id) {
    FontSources font = new FontDecompiler(game.charset(id).orElseThrow()).decompile();
    String stem = CharsetBuilder.FOLDER + "charset" + id;
    files.put(stem + ".txt", SourceTree.bytes(font.text()));
    files.put(stem + ".png", Bytes.wrap(font.cells().toPng()));
  }

  private void decompileSound(int id) {
    new SoundDecompiler("sound" + id, game.sound(id).orElseThrow())
        .decompile()
        .forEach(part -> files.put(part.path(), part.contents()));
  }
}
