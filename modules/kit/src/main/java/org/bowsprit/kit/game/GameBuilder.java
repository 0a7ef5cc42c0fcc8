package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.bowsprit.bow.Compilation;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.ResourceDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.declaration.ScriptDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomHeader;
import org.bowsprit.kit.translation.OriginalPositions;
import org.bowsprit.kit.translation.TranslationException;

/** Builds a game from its sources. The same sources always give the same bytes. */
public final class GameBuilder {

  private static final int MAX_ROOM_NAME_LENGTH = 9;

  private final Function<List<SourceText>, Compilation> compiler;
  private final BuildCache cache;
  private final PictureHandling pictures;

  /**
   * Creates a builder that does not convert pictures.
   *
   * @param compiler compiles all source texts of a game
   * @param cache the rooms that have been built before
   */
  public GameBuilder(Function<List<SourceText>, Compilation> compiler, BuildCache cache) {
    this(compiler, cache, PictureHandling.UNCHANGED);
  }

  /**
   * Creates a builder.
   *
   * @param compiler compiles all source texts of a game
   * @param cache the rooms of earlier builds and the order of their colours
   * @param pictures the allowed conversions of pictures
   */
  public GameBuilder(
      Function<List<SourceText>, Compilation> compiler,
      BuildCache cache,
      PictureHandling pictures) {
    this.compiler = compiler;
    this.cache = cache;
    this.pictures = pictures;
  }

  /** Builds a game. The result contains all errors. */
  public BuildResult build(SourceTree tree) {
    return new Run(tree).build();
  }

  /** One build. */
  private final class Run {

    private static final String GOALS = "goals.json";

    private final SourceTree tree;
    private final Diagnostics diagnostics = new Diagnostics();
    private final SourceReport report;
    private OriginalPositions originalPositions = new OriginalPositions(List.of(), List.of());
    private int builtRooms;

    Run(SourceTree tree) {
      this.tree = tree;
      this.report = new SourceReport(tree, diagnostics);
    }

    BuildResult build() {
      List<SourceText> texts = scripts();
      if (texts.isEmpty()) {
        report.error(
            new SourcePosition("game.bow", 1, 1), "expected a file game.bow, found no script");
        return result(Optional.empty(), Optional.empty());
      }
      Compilation compilation = compiler.apply(texts);
      Optional<SpeechRows> rows = rows(compilation);
      if (rows.isPresent()) {
        texts = rows.get().withBreaks(texts);
        compilation = compiler.apply(texts);
      }
      originalPositions = new OriginalPositions(tree.scripts(), texts);
      compilation.diagnostics().forEach(diagnostics::add);
      Optional<GamePackage> game = compilation.game().flatMap(this::buildGame);
      return result(game, compilation.game());
    }

    /**
     * Returns the object that breaks spoken texts into rows, if the game requires it. Only the
     * compiled game shows whether this is required.
     */
    private Optional<SpeechRows> rows(Compilation compilation) {
      return compilation
          .game()
          .filter(game -> game.properties().number("speechwidth", 0) > 0)
          .flatMap(this::rows);
    }

    /** Ignores errors in the font, because they are reported when the font is built. */
    private Optional<SpeechRows> rows(GameDeclaration game) {
      int maxWidth = game.properties().number("speechwidth", 0);
      SourceReport silentReport = new SourceReport(tree, new Diagnostics());
      return game.charsets().stream()
          .findFirst()
          .flatMap(charset -> new CharsetBuilder(charset, silentReport).font())
          .map(font -> new SpeechRows(font, tree.texts().glyphs(), maxWidth));
    }

    /**
     * Returns the source texts with their translations. If a translation cannot be used, reports an
     * error, which stops the build, and returns the texts without it.
     */
    private List<SourceText> scripts() {
      try {
        return tree.translatedScripts();
      } catch (TranslationException e) {
        report.error(new SourcePosition("texts", 1, 1), e.getMessage());
        return tree.scripts();
      }
    }

    private BuildResult result(Optional<GamePackage> game, Optional<GameDeclaration> declaration) {
      List<Budget> budgets =
          game.map(built -> GameBudgets.of(built, declaration.orElseThrow())).orElse(List.of());
      for (Budget budget : budgets) {
        if (budget.isExceeded()) {
          report.error(
              new SourcePosition("game.bow", 1, 1),
              "expected at most %s %s%s, found %s"
                  .formatted(
                      budget.available(),
                      budget.what(),
                      budget.where().isEmpty() ? "" : " in " + budget.where(),
                      budget.used()));
        }
      }
      return new BuildResult(
          diagnostics.hasErrors() ? Optional.empty() : game,
          declaration,
          diagnostics.list().stream().map(originalPositions::of).toList(),
          tree.file(GOALS),
          budgets,
          builtRooms);
    }

    private Optional<GamePackage> buildGame(GameDeclaration declaration) {
      if (declaration.rooms().isEmpty()) {
        report.error(new SourcePosition("game.bow", 1, 1), "expected a room, found none");
        return Optional.empty();
      }
      SettingsCheck.check(declaration.properties(), GameTables.SETTINGS, "the game", report);
      List<GamePackage.Bundle> bundles = new ArrayList<>();
      Placement placement = new Placement(declaration, report);
      buildResources(declaration, placement);
      for (RoomDeclaration room : declaration.rooms()) {
        buildRoom(room, pictureHandling(declaration))
            .ifPresent(
                payload ->
                    bundles.add(
                        new GamePackage.Bundle(
                            room.number(),
                            shortName(room.properties().text("label").orElse(room.name())),
                            payload,
                            placement.resourcesOf(room.number()))));
      }
      if (diagnostics.hasErrors()) {
        return Optional.empty();
      }
      new ActorPositionCheck(
              declaration,
              max(bundles, RoomHeader::width),
              max(bundles, RoomHeader::height),
              report)
          .check();
      GameTables tables = new GameTables(declaration);
      return Optional.of(
          new GamePackage(
              tables.limits(), tables.objects(), tables.roomCount(), tables.sizes(), bundles));
    }

    private static int max(List<GamePackage.Bundle> bundles, ToIntFunction<RoomHeader> size) {
      return bundles.stream()
          .map(bundle -> RoomHeader.ofRoom(bundle.room()))
          .mapToInt(size)
          .max()
          .orElse(0);
    }

    private void buildResources(GameDeclaration declaration, Placement placement) {
      for (ScriptDeclaration script : declaration.scripts()) {
        placement.add(ResourceKind.SCRIPT, script.number(), script.code());
      }
      for (ResourceDeclaration sound : declaration.sounds()) {
        new SoundBuilder(sound, report)
            .build()
            .ifPresent(payload -> placement.add(ResourceKind.SOUND, sound, payload));
      }
      for (ResourceDeclaration costume : declaration.costumes()) {
        new CostumeBuilder(costume, report, colouring(costume, declaration, placement))
            .build()
            .ifPresent(payload -> placement.add(ResourceKind.COSTUME, costume, payload));
      }
      for (ResourceDeclaration charset : declaration.charsets()) {
        new CharsetBuilder(charset, report)
            .build()
            .ifPresent(payload -> placement.add(ResourceKind.CHARSET, charset, payload));
      }
    }

    /**
     * Returns the handling of pictures. The sources of a game with true-colour pictures can declare
     * the conversion, so that every command that builds the game converts them.
     */
    private PictureHandling pictureHandling(GameDeclaration declaration) {
      boolean isDeclared = declaration.properties().number("quantise", 0) != 0;
      return new PictureHandling(pictures.quantise() || isDeclared, pictures.remap());
    }

    private Optional<CostumeColouring> colouring(
        ResourceDeclaration costume, GameDeclaration declaration, Placement placement) {
      if (!pictureHandling(declaration).quantise()) {
        return Optional.empty();
      }
      int number = placement.room(costume);
      return declaration.rooms().stream()
          .filter(each -> each.number() == number)
          .map(each -> new CostumeColouring(each, report))
          .findFirst();
    }

    /**
     * Builds a room or takes it from the cache. Rooms with warnings are always built, so that each
     * build shows the warnings.
     */
    private Optional<Bytes> buildRoom(RoomDeclaration room, PictureHandling handling) {
      int diagnosticCount = diagnostics.list().size();
      NavigableMap<String, Bytes> convertedFiles =
          new RoomColouring(room, report, cache, handling).files();
      SourceTree files = tree.withFiles(convertedFiles);
      String key = RoomKey.of(room, files);
      Optional<Bytes> cached = cache.find(key);
      if (cached.isPresent() && diagnostics.list().size() == diagnosticCount) {
        return cached;
      }
      builtRooms++;
      Optional<Bytes> built =
          new RoomBuilder(room, new SourceReport(files, diagnostics))
              .build()
              .flatMap(each -> encode(each, room));
      if (diagnostics.list().size() == diagnosticCount) {
        built.ifPresent(payload -> cache.store(key, payload));
      }
      return built;
    }

    private Optional<Bytes> encode(Room room, RoomDeclaration declaration) {
      try {
        ByteWriter out = new ByteWriter();
        room.encode(out);
        return Optional.of(out.toBytes());
      } catch (IllegalArgumentException e) {
        report.error(
            declaration.position(),
            ("expected a room whose pictures and masks take at most 65,535 bytes "
                    + "each, found more (%s)")
                .formatted(e.getMessage()));
        return Optional.empty();
      }
    }
  }

  private static String shortName(String name) {
    return name.length() <= MAX_ROOM_NAME_LENGTH ? name : name.substring(0, MAX_ROOM_NAME_LENGTH);
  }
}
