package org.bowsprit.manual.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The site. It consists of one page for each Markdown file of the outline, the pictures of the
 * pages and one style sheet.
 */
public final class Site {

  static final String FIRST_PAGE = "index.html";
  static final String STYLE_SHEET = "style.css";

  /** The address of the bundled game, which is one file. The distribution adds it to the site. */
  static final String GAME_ADDRESS = "play/index.html";

  private final Path checkout;
  private final Outline outline;
  private final String version;

  /**
   * Creates a site.
   *
   * @param checkout the folder to which the outline's paths are relative
   * @param outline the contents of the site
   * @param version the version of the described program
   */
  public Site(Path checkout, Outline outline, String version) {
    this.checkout = checkout;
    this.outline = outline;
    this.version = version;
  }

  /**
   * Writes the site into {@code folder} and checks every link of the site.
   *
   * @return a line for each broken link
   */
  public List<String> write(Path folder) throws IOException {
    List<Path> sources = outline.sources();
    PageReader reader = new PageReader(checkout, sources);
    List<Page> pages = new ArrayList<>();
    for (Path source : sources) {
      pages.add(reader.read(source));
    }
    Template template = new Template(outline, pages, version);
    for (Page page : pages) {
      Path file = folder.resolve(page.address());
      Files.createDirectories(file.getParent());
      Files.writeString(file, template.html(page), StandardCharsets.UTF_8);
    }
    for (Path picture : reader.pictures()) {
      Path file = folder.resolve(LinkRewriter.addressOfPicture(picture));
      Files.createDirectories(file.getParent());
      Files.copy(checkout.resolve(picture), file, StandardCopyOption.REPLACE_EXISTING);
    }
    try (InputStream style = Site.class.getResourceAsStream(STYLE_SHEET)) {
      Files.copy(style, folder.resolve(STYLE_SHEET), StandardCopyOption.REPLACE_EXISTING);
    }
    return LinkCheck.of(folder).brokenLinks();
  }
}
