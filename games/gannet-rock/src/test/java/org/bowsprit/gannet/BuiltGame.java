package org.bowsprit.gannet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.build.BuiltFiles;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;

/**
 * The game that the kit builds from the sources in this module's folder. It returns the numbers of
 * objects, variables, verbs, scripts, sounds and rooms by name.
 */
final class BuiltGame {

  private static final int BIT_OPERAND_FLAG = 0x8000;
  static final Path SOURCES = Path.of(System.getProperty("gannet.sources", "sources"));
  private static final Pattern SPOKEN_TEXT = Pattern.compile("say \\w+ \"([^\"]*)\"");

  private static final BuiltGame SHARED = build();

  private final BuildResult result;
  private final GameResources resources;
  private final GameDeclaration declaration;
  private final Map<String, Integer> objects = new TreeMap<>();
  private final Map<String, Integer> operands = new TreeMap<>();

  private BuiltGame(BuildResult result) {
    this.result = result;
    GameWriter.Files files =
        result.game().orElseThrow(() -> new AssertionError(result.diagnostics())).write();
    resources = GameResources.of(files.index(), files.data());
    declaration = result.declaration().orElseThrow();
    for (RoomDeclaration room : declaration.rooms()) {
      for (ObjectDeclaration object : room.objects()) {
        objects.put(room.name() + "." + object.name(), object.number());
      }
    }
    declaration.bits().forEach(bit -> operands.put(bit.name(), BIT_OPERAND_FLAG | bit.number()));
    declaration.variables().forEach(variable -> operands.put(variable.name(), variable.number()));
  }

  /** Returns the game that all tests share. Building the game takes longer than most tests. */
  static BuiltGame shared() {
    return SHARED;
  }

  private static BuiltGame build() {
    try {
      SourceTree sources = SourceTree.read(SOURCES);
      return new BuiltGame(
          new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE).build(sources));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  GameResources resources() {
    return resources;
  }

  /**
   * Writes the files of the game into a folder and opens the game there, as the player program
   * does.
   */
  Game openIn(Path folder) {
    BuiltFiles.of("GANNET", result).writeInto(folder);
    return new GameOpener().open(folder);
  }

  GameDeclaration declaration() {
    return declaration;
  }

  /** Returns the number of each object. The key is {@code room.object}. */
  Map<String, Integer> objects() {
    return objects;
  }

  /** Returns the number of {@code room.object}. */
  int object(String name) {
    return objects.computeIfAbsent(
        name,
        missing -> {
          throw new AssertionError("the game has no object " + missing);
        });
  }

  /** Returns whether {@code room.object} has a class at the start of the game. */
  boolean hasClass(String className, String name) {
    int number =
        declaration.classes().stream()
            .filter(each -> each.name().equals(className))
            .findFirst()
            .orElseThrow()
            .value();
    return declaration.rooms().stream()
        .filter(room -> name.startsWith(room.name() + "."))
        .flatMap(room -> room.objects().stream())
        .anyMatch(each -> each.number() == object(name) && each.classes().contains(number));
  }

  /** Returns the operand that reads a named variable or bit. */
  int operand(String name) {
    return operands.computeIfAbsent(
        name,
        missing -> {
          throw new AssertionError("the game has no variable " + missing);
        });
  }

  int verb(String name) {
    return declaration.verbs().stream()
        .filter(verb -> verb.name().equals(name))
        .findFirst()
        .orElseThrow()
        .value();
  }

  /**
   * Returns the English texts that are spoken in a source file, from the first occurrence of a text
   * to the next script.
   */
  Set<String> spokenTexts(String file, String startText) {
    try {
      String source = Files.readString(SOURCES.resolve(file));
      int begin = source.indexOf(startText);
      int end = source.indexOf("\nscript ", begin);
      Set<String> texts = new TreeSet<>();
      Matcher matcher =
          SPOKEN_TEXT.matcher(source.substring(begin, end < 0 ? source.length() : end));
      while (matcher.find()) {
        texts.add(matcher.group(1));
      }
      return texts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int script(String name) {
    return declaration.scripts().stream()
        .filter(script -> script.name().equals(name))
        .findFirst()
        .orElseThrow()
        .number();
  }

  int sound(String name) {
    return declaration.sounds().stream()
        .filter(sound -> sound.name().equals(name))
        .findFirst()
        .orElseThrow()
        .number();
  }

  int room(String name) {
    return declaration.rooms().stream()
        .filter(room -> room.name().equals(name))
        .findFirst()
        .orElseThrow()
        .number();
  }

  String roomName(int number) {
    return declaration.rooms().stream()
        .filter(room -> room.number() == number)
        .findFirst()
        .map(RoomDeclaration::name)
        .orElse("no room");
  }
}
