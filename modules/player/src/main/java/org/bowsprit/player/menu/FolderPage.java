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
import org.bowsprit.player.save.SaveFailedException;
import org.bowsprit.render.Input;

/**
 * Shows a folder of the machine. The player chooses it, a file in it or another folder, or types a
 * path.
 */
final class FolderPage implements Page {

  private final PathRequest request;
  private final Path folder;
  private final MenuLayer layer;
  private final DisplayActions display;
  private final boolean hasDialog;
  private final Texts texts;
  private final RowFilter filter;
  private final List<Path> folders = new ArrayList<>();
  private final List<Path> files = new ArrayList<>();
  private String problem = "";

  /**
   * Describes the file or folder that the player is asked for.
   *
   * @param titleKey the key of the title of the pages
   * @param doneKey the key of the row that accepts a typed path
   * @param acceptsFolders whether a folder can be the answer
   * @param suffixes the endings of the names of files that can be the answer, in lower case
   * @param receiver receives the path, and returns the problem with it, if any; the page then stays
   *     open
   */
  record PathRequest(
      String titleKey,
      String doneKey,
      boolean acceptsFolders,
      Set<String> suffixes,
      Function<Path, Optional<String>> receiver) {}

  /**
   * Creates the page of a folder.
   *
   * @param folder the folder; if it cannot be read, the page shows the reason
   * @param layer shows the pages of other folders
   * @param display shows the system's dialog, if the system has one
   */
  FolderPage(
      PathRequest request, Path folder, MenuLayer layer, DisplayActions display, Texts texts) {
    this.request = request;
    this.folder = folder.toAbsolutePath().normalize();
    this.layer = layer;
    this.display = display;
    hasDialog = display.canChooseFiles();
    this.texts = texts;
    filter = new RowFilter(texts);
    readFolder();
  }

  private void readFolder() {
    try (Stream<Path> paths = Files.list(folder)) {
      paths
          .filter(path -> !path.getFileName().toString().startsWith("."))
          .sorted(NameOrder.byName())
          .forEach(path -> (Files.isDirectory(path) ? folders : files).add(path));
    } catch (IOException e) {
      problem = texts.translate(SaveFailedException.reason(e));
    }
    files.removeIf(file -> !hasAllowedSuffix(file));
  }

  private boolean hasAllowedSuffix(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return request.suffixes().stream().anyMatch(name::endsWith);
  }

  @Override
  public String title() {
    return texts.of(request.titleKey());
  }

  @Override
  public String foot() {
    return problem.isEmpty() ? folder.toString() : problem;
  }

  @Override
  public Optional<RowFilter> filter() {
    return Optional.of(filter);
  }

  @Override
  public boolean handle(Input.Key key) {
    problem = "";
    return Page.super.handle(key);
  }

  /** Opens a pasted folder, or accepts a pasted file as the answer. Other text filters the list. */
  @Override
  public void handleText(String text) {
    Optional<Path> path =
        TypedPath.of(text.lines().findFirst().orElse("")).filter(Path::isAbsolute);
    if (path.filter(Files::isDirectory).isPresent()) {
      open(path.get());
    } else if (path.isPresent()) {
      submit(path.get());
    } else {
      Page.super.handleText(text);
    }
  }

  /** Submits a file that was dropped or chosen in the system's dialog. */
  @Override
  public boolean handle(Path file) {
    submit(file);
    return true;
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    if (request.acceptsFolders()) {
      rows.add(Row.action(texts.of("folder.this"), () -> submit(folder)));
    }
    if (folder.getParent() != null) {
      rows.add(Row.action(texts.of("folder.parent"), () -> open(folder.getParent())));
    }
    matching(folders).forEach(each -> rows.add(Row.action(name(each) + "/", () -> open(each))));
    matching(files).forEach(each -> rows.add(Row.action(name(each), () -> submit(each))));
    if (hasDialog) {
      rows.add(Row.action(texts.of("folder.system"), () -> display.chooseFile(title(), folder)));
    }
    rows.add(Row.action(texts.of("folder.type"), this::askForTypedPath));
    return rows;
  }

  private Stream<Path> matching(List<Path> paths) {
    return paths.stream().filter(path -> filter.accepts(name(path)));
  }

  private static String name(Path path) {
    return path.getFileName().toString();
  }

  private void open(Path newFolder) {
    layer.open(new FolderPage(request, newFolder, layer, display, texts));
  }

  private void submit(Path path) {
    problem = request.receiver().apply(path).orElse("");
  }

  private void askForTypedPath() {
    layer.open(
        NamePage.forPath(
            title(),
            request.doneKey(),
            folder.toString(),
            texts,
            typed ->
                TypedPath.of(typed).map(request.receiver()).orElseGet(this::invalidPathMessage),
            layer::closePage));
  }

  private Optional<String> invalidPathMessage() {
    return Optional.of(texts.of("games.add.no-path"));
  }
}
