package org.bowsprit.player.menu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.bowsprit.desktop.folder.MediaFolders;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.save.SaveTrouble;
import org.bowsprit.render.Input;

/**
 * A folder of the machine, to choose it, a file in it or another folder. A path can be typed, too.
 */
final class FolderPage implements Page {

  private static final String HOME = "~";

  private final Question question;
  private final Path folder;
  private final MenuLayer layer;
  private final Texts texts;
  private final RowFilter filter;
  private final List<Path> folders = new ArrayList<>();
  private final List<Path> files = new ArrayList<>();
  private String complaint = "";

  /**
   * What the player is asked for.
   *
   * @param title the key of the title of the pages
   * @param done the key of the row that accepts a typed path
   * @param takesFolders whether a folder can be the answer
   * @param suffixes the endings of files that can be the answer, in small letters
   * @param taker receives the path, and returns what is wrong with it; the page then stays open
   */
  record Question(
      String title,
      String done,
      boolean takesFolders,
      Set<String> suffixes,
      Function<Path, Optional<String>> taker) {}

  /**
   * Creates the page of a folder.
   *
   * @param folder the folder; if it cannot be read, the page says why
   * @param layer shows the pages of other folders
   */
  FolderPage(Question question, Path folder, MenuLayer layer, Texts texts) {
    this.question = question;
    this.folder = folder.toAbsolutePath().normalize();
    this.layer = layer;
    this.texts = texts;
    filter = new RowFilter(texts);
    list();
  }

  private void list() {
    try (Stream<Path> all = Files.list(folder)) {
      all.filter(path -> !path.getFileName().toString().startsWith("."))
          .sorted()
          .forEach(path -> (Files.isDirectory(path) ? folders : files).add(path));
    } catch (IOException e) {
      complaint = texts.translated(SaveTrouble.reason(e));
    }
    files.removeIf(file -> !isWanted(file));
  }

  private boolean isWanted(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return question.suffixes().stream().anyMatch(name::endsWith);
  }

  @Override
  public String title() {
    return texts.of(question.title());
  }

  @Override
  public String foot() {
    return complaint.isEmpty() ? folder.toString() : complaint;
  }

  @Override
  public Optional<RowFilter> filter() {
    return Optional.of(filter);
  }

  @Override
  public boolean take(Input.Key key) {
    complaint = "";
    return Page.super.take(key);
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    if (question.takesFolders()) {
      rows.add(Row.action(texts.of("folder.this"), () -> give(folder)));
    }
    if (folder.getParent() != null) {
      rows.add(Row.action(texts.of("folder.parent"), () -> open(folder.getParent())));
    }
    shown(folders).forEach(each -> rows.add(Row.action(name(each) + "/", () -> open(each))));
    shown(files).forEach(each -> rows.add(Row.action(name(each), () -> give(each))));
    rows.add(Row.action(texts.of("folder.type"), this::type));
    return rows;
  }

  private Stream<Path> shown(List<Path> paths) {
    return paths.stream().filter(path -> filter.accepts(name(path)));
  }

  private static String name(Path path) {
    return path.getFileName().toString();
  }

  private void open(Path other) {
    layer.open(new FolderPage(question, other, layer, texts));
  }

  private void give(Path path) {
    complaint = question.taker().apply(path).orElse("");
  }

  private void type() {
    layer.open(
        NamePage.ofPath(
            title(),
            question.done(),
            folder.toString(),
            texts,
            typed -> path(typed).map(question.taker()).orElseGet(this::noPath),
            layer::back));
  }

  private Optional<String> noPath() {
    return Optional.of(texts.of("games.add.no-path"));
  }

  /** Returns a typed path. It may be in quotes, and begin with a tilde for the home folder. */
  private static Optional<Path> path(String typed) {
    String bare = typed.strip().replaceAll("^\"(.*)\"$|^'(.*)'$", "$1$2");
    String whole = bare.startsWith(HOME) ? MediaFolders.home() + bare.substring(1) : bare;
    try {
      return Optional.of(Path.of(whole));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
