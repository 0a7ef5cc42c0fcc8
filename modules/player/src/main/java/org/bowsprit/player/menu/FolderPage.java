package org.bowsprit.player.menu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.bowsprit.desktop.folder.NameOrder;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.save.SaveTrouble;
import org.bowsprit.render.Input;

/**
 * Shows a folder of the machine. The player chooses it, a file in it or another folder, or types a
 * path.
 */
final class FolderPage implements Page {

  private final Question question;
  private final Path folder;
  private final MenuLayer layer;
  private final DisplayActions display;
  private final boolean hasDialog;
  private final Texts texts;
  private final RowFilter filter;
  private final List<Path> folders = new ArrayList<>();
  private final List<Path> files = new ArrayList<>();
  private String complaint = "";

  /**
   * The kind of file or folder that the player is asked for.
   *
   * @param title the key of the title of the pages
   * @param done the key of the row that accepts a typed path
   * @param takesFolders whether a folder can be the answer
   * @param suffixes the endings of files that can be the answer, in small letters
   * @param taker receives the path, and returns the problem with it, if any; the page then stays
   *     open
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
   * @param display shows the system's dialog, if the system has one
   */
  FolderPage(Question question, Path folder, MenuLayer layer, DisplayActions display, Texts texts) {
    this.question = question;
    this.folder = folder.toAbsolutePath().normalize();
    this.layer = layer;
    this.display = display;
    hasDialog = display.canChooseFiles();
    this.texts = texts;
    filter = new RowFilter(texts);
    list();
  }

  private void list() {
    try (Stream<Path> all = Files.list(folder)) {
      all.filter(path -> !path.getFileName().toString().startsWith("."))
          .sorted(NameOrder.byName())
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

  /** A pasted path is opened or taken; other text filters the list. */
  @Override
  public void takeText(String text) {
    Optional<Path> path =
        TypedPath.of(text.lines().findFirst().orElse("")).filter(Path::isAbsolute);
    if (path.filter(Files::isDirectory).isPresent()) {
      open(path.get());
    } else if (path.isPresent()) {
      give(path.get());
    } else {
      Page.super.takeText(text);
    }
  }

  /** A file that is dropped or chosen in the system's dialog is the answer. */
  @Override
  public boolean take(Path file) {
    give(file);
    return true;
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
    if (hasDialog) {
      rows.add(Row.action(texts.of("folder.system"), () -> display.chooseFile(title(), folder)));
    }
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
    layer.open(new FolderPage(question, other, layer, display, texts));
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
            typed -> TypedPath.of(typed).map(question.taker()).orElseGet(this::noPath),
            layer::back));
  }

  private Optional<String> noPath() {
    return Optional.of(texts.of("games.add.no-path"));
  }
}
