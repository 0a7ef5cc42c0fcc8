package org.bowsprit.kit.source;

import jakarta.inject.Inject;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.disk.TextFile;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.kit.build.BuiltFiles;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.internal.voice.Recordings;
import org.bowsprit.kit.internal.voice.SpeechPack;
import org.bowsprit.kit.internal.voice.VoiceKind;
import org.bowsprit.kit.translation.GamePo;
import org.bowsprit.kit.translation.GameTexts;
import org.bowsprit.kit.translation.LineNumbers;
import org.bowsprit.kit.translation.PoFile;
import org.bowsprit.kit.translation.SourceTexts;
import org.bowsprit.kit.translation.TextsPatch;
import org.bowsprit.kit.translation.TranslationCheck;
import org.bowsprit.kit.translation.TranslationException;
import org.bowsprit.kit.translation.VoiceCues;
import org.bowsprit.kit.translation.VoiceScript;
import org.bowsprit.vm.symbol.UnknownNameException;

/** Exports and imports the texts of games and sources. */
public final class TranslatedTexts {

  private static final PoFile EMPTY_FILE = new PoFile(List.of(), "");

  private final AuthoredGames games;
  private final GameCatalog catalog;

  @Inject
  TranslatedTexts(AuthoredGames games, GameCatalog catalog) {
    this.games = games;
    this.catalog = catalog;
  }

  /**
   * Reads a PO file.
   *
   * @throws TranslationException if the file is invalid
   */
  public static PoFile read(Path file) throws IOException {
    String text = TextFile.read(file);
    return PoFile.parse(String.valueOf(file.getFileName()), text);
  }

  /**
   * Returns the texts for translators.
   *
   * @param copiesOriginals true if each text of a game becomes its own translation
   */
  public PoFile export(String name, String language, boolean copiesOriginals) throws IOException {
    if (!AuthoredGames.isSourceFolder(name)) {
      GamePo po = new GamePo(texts(catalog.open(name)).texts());
      return copiesOriginals ? po.identity(language) : po.untranslated(language);
    }
    SourceTree tree = SourceTree.read(Path.of(name));
    SourceTexts texts = tree.texts();
    PoFile existing =
        texts
            .declaredLanguage(language)
            .map(declared -> existingTranslation(tree, declared))
            .orElse(EMPTY_FILE);
    return texts.export(language, existing);
  }

  /** Returns the path where 'build' finds a translation of sources. */
  public Path path(String sources, PoFile translation) throws IOException {
    Path folder = Path.of(sources);
    String language = translation.language();
    SourceTexts texts = SourceTree.read(folder).texts();
    return folder.resolve(SourceTexts.path(texts.declaredLanguage(language).orElse(language)));
  }

  private static PoFile existingTranslation(SourceTree tree, String language) {
    String path = SourceTexts.path(language);
    return tree.text(path).map(text -> PoFile.parse(path, text)).orElse(EMPTY_FILE);
  }

  /** Returns the remarks about a translation. */
  public List<TranslationCheck.Remark> check(String name, PoFile translation) throws IOException {
    AuthoredGame authored = games.open(name);
    TranslationCheck check =
        new TranslationCheck(
            charset(authored.game()), authored.texts().map(SourceTexts::glyphs).orElse(Map.of()));
    return check.check(gameEntries(authored, translation.language()), translation);
  }

  private static PoFile gameEntries(AuthoredGame authored, String language) {
    return authored
        .texts()
        .map(texts -> texts.export(language, EMPTY_FILE))
        .orElseGet(() -> new GamePo(texts(authored.game()).texts()).untranslated(language));
  }

  private static Charset charset(Game game) {
    GameResources resources = game.resources();
    return resources.ids(ResourceKind.CHARSET).stream()
        .map(resources::charset)
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow(() -> new TranslationException("the game has no charset to draw texts with"));
  }

  /**
   * Returns all spoken lines by speaker, in the first language if none is given. Writes the numbers
   * of new lines to a file beside the sources.
   */
  public String voices(String name, String language) throws IOException {
    if (!AuthoredGames.isSourceFolder(name)) {
      throw new NoSourcesException(name + " is not a folder of sources, which name the speakers");
    }
    SourceTree tree = SourceTree.read(Path.of(name));
    String declaredLanguage = language == null ? "" : declared(tree, language);
    LineNumbers numbers = LineNumbers.parse(tree.text(LineNumbers.PATH).orElse(""));
    String script =
        new VoiceScript(tree.texts(), numbers)
            .text(declaredLanguage, existingTranslation(tree, declaredLanguage));
    storeNumbers(numbers, tree, Path.of(name));
    return script;
  }

  /**
   * Writes the speech file of sources from recordings, and stores the places of the lines in a file
   * beside the sources. The next build puts both into the game. An earlier speech file is replaced.
   *
   * @param name the folder of the sources
   * @param recordings the folder of the recordings
   * @return a summary of the created file
   * @throws TranslationException if a recording cannot be used; nothing is written then
   */
  public VoiceImport importVoices(String name, Path recordings) throws IOException {
    if (!AuthoredGames.isSourceFolder(name)) {
      throw new NoSourcesException(name + " is not a folder of sources, which name the speakers");
    }
    Path sources = Path.of(name);
    SourceTree tree = SourceTree.read(sources);
    LineNumbers numbers = LineNumbers.parse(tree.text(LineNumbers.PATH).orElse(""));
    Set<String> unrecorded = new VoiceScript(tree.texts(), numbers).numbers();
    Recordings foundRecordings = Recordings.find(recordings, tree.texts().languages(), unrecorded);
    Path voices = SourceTree.voicesFolder(sources);
    Files.createDirectories(voices);
    Path temporaryFile = Files.createTempFile(voices, ".speech", "");
    try {
      VoiceCues cues;
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(temporaryFile))) {
        cues = new SpeechPack(foundRecordings).write(out);
      }
      for (VoiceKind kind : VoiceKind.values()) {
        Files.deleteIfExists(voices.resolve(kind.speechFile()));
      }
      Path file = voices.resolve(foundRecordings.kind().speechFile());
      Files.move(temporaryFile, file);
      storeNumbers(numbers, tree, sources);
      new OutputFile(sources.resolve(VoiceCues.PATH))
          .replace(cues.text().getBytes(StandardCharsets.UTF_8));
      foundRecordings.lines().forEach(line -> unrecorded.remove(line.number()));
      return new VoiceImport(file, Files.size(file), cues.count(), List.copyOf(unrecorded));
    } finally {
      Files.deleteIfExists(temporaryFile);
    }
  }

  /**
   * The result of an import of recordings.
   *
   * @param file the speech file
   * @param bytes the size of the file
   * @param lines the number of recordings in the file
   * @param missing the numbers of the lines that are recorded in no language
   */
  public record VoiceImport(Path file, long bytes, int lines, List<String> missing) {}

  private static String declared(SourceTree tree, String language) {
    return tree.texts()
        .declaredLanguage(language)
        .orElseThrow(
            () -> new UnknownNameException("the sources declare no language '" + language + "'"));
  }

  private static void storeNumbers(LineNumbers numbers, SourceTree tree, Path sources)
      throws IOException {
    if (tree.text(LineNumbers.PATH).filter(numbers.text()::equals).isEmpty()) {
      Path file = sources.resolve(LineNumbers.PATH);
      Files.createDirectories(file.getParent());
      new OutputFile(file).replace(numbers.text().getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Creates a patch from a translation. */
  public TextsPatch patch(String name, PoFile translation) {
    return TextsPatch.of(texts(catalog.open(name)).texts(), translation);
  }

  /** Writes the game with a translation. */
  public void write(String name, PoFile translation, Path folder) {
    Game game = catalog.open(name);
    GameTexts texts = texts(game);
    write(game, texts.withTexts(new GamePo(texts.texts()).translated(translation)), folder);
  }

  /** Writes the game with a patch. */
  public void apply(String name, Path patch, Path folder) throws IOException {
    Game game = catalog.open(name);
    String text = TextFile.read(patch);
    GameTexts texts = texts(game);
    TextsPatch parsed = TextsPatch.parse(String.valueOf(patch.getFileName()), text);
    write(game, texts.withTexts(parsed.of(texts.texts())), folder);
  }

  private static GameTexts texts(Game game) {
    return new GameTexts(game.resources());
  }

  /** Writes files with the names that the files of the game have. */
  private static void write(Game game, GameWriter.Files files, Path folder) {
    new BuiltFiles(
            game.identity().stem(),
            Bytes.wrap(files.encryptedIndex()),
            Bytes.wrap(files.encryptedData()),
            Optional.empty(),
            Optional.empty())
        .writeInto(folder);
  }
}
