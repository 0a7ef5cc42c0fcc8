package org.bowsprit.kit.game;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.bowsprit.bow.decompile.SharedDeclarations;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.Directory;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.kit.internal.sound.SoundDecompiler;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;

/** Writes the source that declares the title, the limits and the resources of a decompiled game. */
final class GameFileText {

  private final GameResources game;
  private final String title;
  private final DecompiledNames names;
  private final SharedDeclarations sharedDeclarations;
  private final SourceLines out = new SourceLines();

  GameFileText(
      GameResources game,
      String title,
      DecompiledNames names,
      SharedDeclarations sharedDeclarations) {
    this.sharedDeclarations = sharedDeclarations;
    this.game = game;
    this.title = title;
    this.names = names;
  }

  /** Returns the source. */
  String text() {
    Bytes asciiTitle = Bytes.wrap(title.getBytes(StandardCharsets.US_ASCII));
    GameLimits limits = game.index().limits();
    out.open("game " + SourceLines.quoted(asciiTitle));
    out.line("variables " + limits.variables());
    out.line("bits " + limits.bitVariables());
    out.line("roomobjects " + limits.localObjects());
    out.line("arrays " + limits.arrays());
    out.line("charsets " + limits.charsets());
    out.line("verbs " + limits.verbs());
    out.line("flashobjects " + limits.flashObjects());
    out.line("inventory " + limits.inventory());
    out.line("objects " + game.index().objects().size());
    out.line("rooms " + game.index().rooms().size());
    out.line("scripts " + game.index().scripts().size());
    out.line("sounds " + game.index().sounds().size());
    out.line("costumes " + game.index().costumes().size());
    out.close();
    sharedDeclarations.lines().forEach(out::line);
    writeResources(ResourceKind.COSTUME, SymbolType.COSTUME, game.index().costumes());
    writeResources(ResourceKind.CHARSET, SymbolType.CHARSET, game.index().charsets());
    writeSounds();
    writeStorage(SymbolType.VARIABLE, "var");
    writeStorage(SymbolType.BIT, "bit");
    writeStorage(SymbolType.STRING, "string");
    writeStorage(SymbolType.VERB, "verb");
    for (Symbol actor : names.symbols(SymbolType.ACTOR)) {
      out.line("actor " + actor.name() + " @" + actor.number() + " { }");
    }
    return out.text();
  }

  private void writeResources(ResourceKind kind, SymbolType type, Directory directory) {
    out.line("");
    for (int id : game.ids(kind)) {
      String name = names.declaration(type, id);
      String defaultFolder = type.word() + id;
      String folder = name.equals(defaultFolder) ? "" : " \"" + defaultFolder + "\"";
      String roomBlock = roomSetting(directory, id).map(room -> " { " + room + " }").orElse("");
      out.line(type.word() + " " + name + " @" + id + folder + roomBlock);
    }
  }

  /**
   * Returns the setting that names the room with which a resource is stored, if this is not the
   * first room.
   */
  private Optional<String> roomSetting(Directory directory, int id) {
    int room = directory.entry(id).room();
    boolean isFirst =
        game.roomIds().stream().findFirst().filter(first -> first == room).isPresent();
    return isFirst ? Optional.empty() : names.value("room", room).map(name -> "room " + name);
  }

  /**
   * Writes the declarations of the names of the whole game. The names of a room are declared in the
   * source of the room.
   */
  private void writeStorage(SymbolType type, String word) {
    out.line("");
    for (Symbol symbol : names.symbols(type)) {
      if (symbol.name().equals(symbol.shortName())) {
        out.line(word + " " + declarationText(symbol));
      }
    }
  }

  /** Returns a name with its size and its number. */
  static String declarationText(Symbol symbol) {
    String size = symbol.size() == 1 ? "" : "[" + symbol.size() + "]";
    return symbol.shortName() + size + " @" + symbol.number();
  }

  private void writeSounds() {
    out.line("");
    for (int id : game.ids(ResourceKind.SOUND)) {
      try {
        String name = names.declaration(SymbolType.SOUND, id);
        var parts = new SoundDecompiler("sound" + id, game.sound(id).orElseThrow()).decompile();
        out.open("sound " + name + " @" + id);
        roomSetting(game.index().sounds(), id).ifPresent(out::line);
        parts.forEach(part -> out.line(part.setting()));
        out.close();
      } catch (FormatException e) {
        // The decompiler reports that this sound is left out.
        out.line("// sound " + id + " cannot be read");
      }
    }
  }
}
