package org.bowsprit.manual.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The sections of the site, with the Markdown files of each section, in reading order.
 *
 * <p>In the outline file, an unindented line starts a section. An indented line names a Markdown
 * file, all files of a folder ({@code docs/decisions/*}), or a page of another tool. The line of
 * such a page contains the address and then the title, for example {@code api/index.html Javadoc}.
 * The remaining files below {@code docs} form the last section.
 *
 * @param sections the sections
 */
public record Outline(List<Section> sections) {

  private static final String ALL_FILES_SUFFIX = "/*";

  /**
   * A section.
   *
   * @param title the heading of the section in the navigation
   * @param sources the files of the section, relative to the checkout
   * @param externalPages the pages of the section without Markdown sources
   */
  public record Section(String title, List<Path> sources, List<ExternalPage> externalPages) {

    private static Section of(String title) {
      return new Section(title, new ArrayList<>(), new ArrayList<>());
    }
  }

  /**
   * A page of the site that another tool writes.
   *
   * @param address the address of the page in the site
   * @param title the text of links to the page
   */
  public record ExternalPage(String address, String title) {}

  /**
   * Reads an outline.
   *
   * @throws IllegalArgumentException if the outline names a file that does not exist
   */
  public static Outline read(Path checkout, Path file) throws IOException {
    List<Section> sections = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      if (line.isBlank()) {
        continue;
      }
      if (!Character.isWhitespace(line.charAt(0))) {
        sections.add(Section.of(line.strip()));
      } else {
        addEntry(checkout, line.strip(), sections.get(sections.size() - 1));
      }
    }
    List<Path> unlisted = markdownBelow(checkout, "docs", Integer.MAX_VALUE);
    sections.forEach(section -> unlisted.removeAll(section.sources()));
    if (!unlisted.isEmpty()) {
      sections.add(new Section("More", unlisted, List.of()));
    }
    return new Outline(List.copyOf(sections));
  }

  /** Returns all files in reading order. */
  public List<Path> sources() {
    return sections.stream().flatMap(section -> section.sources().stream()).toList();
  }

  private static void addEntry(Path checkout, String entry, Section section) throws IOException {
    int space = entry.indexOf(' ');
    if (space < 0) {
      section.sources().addAll(filesOf(checkout, entry));
    } else {
      section
          .externalPages()
          .add(new ExternalPage(entry.substring(0, space), entry.substring(space + 1)));
    }
  }

  private static List<Path> filesOf(Path checkout, String name) throws IOException {
    if (name.endsWith(ALL_FILES_SUFFIX)) {
      String folder = name.substring(0, name.length() - ALL_FILES_SUFFIX.length());
      return markdownBelow(checkout, folder, 1);
    }
    if (Files.notExists(checkout.resolve(name))) {
      throw new IllegalArgumentException("the outline names " + name + ", which does not exist");
    }
    return List.of(Path.of(name));
  }

  private static List<Path> markdownBelow(Path checkout, String folder, int depth)
      throws IOException {
    try (Stream<Path> files = Files.walk(checkout.resolve(folder), depth)) {
      return new ArrayList<>(
          files
              .filter(file -> file.toString().endsWith(".md"))
              .map(checkout::relativize)
              .sorted()
              .toList());
    }
  }
}
