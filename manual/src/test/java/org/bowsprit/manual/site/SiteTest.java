package org.bowsprit.manual.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the site that is written from the Markdown files of a checkout, and the check of its links.
 */
class SiteTest {

  @TempDir private Path checkout;
  @TempDir private Path out;

  @BeforeEach
  void createCheckout() throws IOException {
    write("docs/index.md", "# Home\n\nSee [the sea](sea.md#salt) and [how](decisions/a.md).\n");
    write("docs/sea.md", "# The sea\n\n## Salt\n\nBack [home](index.md).\n");
    write("docs/decisions/a.md", "# Why\n\nAs in [the sea](../sea.md).\n");
    write("LICENSE", "");
    write("outline.txt", "Start\n  docs/index.md\n\nThe rest\n  docs/sea.md\n  docs/decisions/*\n");
  }

  @Test
  void linksBetweenMarkdownFilesBecomeLinksBetweenPages() throws IOException {
    assertThat(write()).isEmpty();
    assertThat(readPage("index.html"))
        .contains("<a href=\"sea.html#salt\">the sea</a>")
        .contains("<a href=\"decisions/a.html\">how</a>");
    assertThat(readPage("decisions/a.html")).contains("<a href=\"../sea.html\">the sea</a>");
  }

  @Test
  void everyPageLinksToTheGame() throws IOException {
    assertThat(write()).isEmpty();
    assertThat(readPage("index.html")).contains("<a class=\"play\" href=\"play/index.html\">Play");
    assertThat(readPage("decisions/a.html")).contains("href=\"../play/index.html\">Play");
  }

  @Test
  void theFirstPictureOfTheFirstPageOpensTheGame() throws IOException {
    write("docs/sea.png", "");
    write("docs/index.md", "# Home\n\n![The sea](sea.png)\n\n![Again](sea.png)\n");

    assertThat(write()).isEmpty();

    assertThat(readPage("index.html"))
        .containsOnlyOnce("<a class=\"play-picture\" href=\"play/index.html\"><img")
        .contains("<span>Play</span></a>");
  }

  /**
   * The check also follows the links in pages of other tools, such as Javadoc. These links may be
   * encoded.
   */
  @Test
  void pagesOfOtherToolsAreLinkedAndChecked() throws IOException {
    write("outline.txt", "Start\n  docs/index.md\n  docs/sea.md\n  api/index.html Of the API\n");
    Path api = Files.createDirectories(out.resolve("api"));
    Files.writeString(
        api.resolve("index.html"),
        """
        <p id="&lt;init&gt;()"><a href="#%3Cinit%3E()">here</a> <a href="../sea.html">out</a> <a href="#">up</a>
        <a href="gone.html">gone</a></p>
        """);

    assertThat(write()).containsExactly("api/index.html: gone.html has no target");
    assertThat(readPage("sea.html")).contains("<li><a href=\"api/index.html\">Of the API</a></li>");
  }

  @Test
  void aLinkToAMissingPageIsReported() throws IOException {
    write("docs/sea.md", "# The sea\n\n## Salt\n\n[Away](gone.md)\n");

    assertThat(write()).containsExactly("sea.html: gone.md has no target");
  }

  @Test
  void aLinkToAMissingHeadingIsReported() throws IOException {
    write("docs/sea.md", "# The sea\n\n## Sugar\n");

    assertThat(write()).containsExactly("index.html: sea.html#salt has no target");
  }

  @Test
  void aMissingPictureIsReported() throws IOException {
    write("docs/sea.md", "# The sea\n\n## Salt\n\n![waves](pictures/waves.png)\n");

    assertThat(write()).containsExactly("sea.html: pictures/waves.png has no target");
  }

  @Test
  void theUsedPicturesAreCopied() throws IOException {
    write("docs/pictures/waves.svg", "<svg/>");
    write("docs/decisions/a.md", "# Why\n\n![waves](../pictures/waves.svg)\n");

    assertThat(write()).isEmpty();
    assertThat(readPage("decisions/a.html")).contains("src=\"../pictures/waves.svg\"");
    assertThat(out.resolve("pictures/waves.svg")).exists();
  }

  @Test
  void aLinkToAFileOutsideTheSiteBecomesPlainText() throws IOException {
    write("docs/sea.md", "# The sea\n\n## Salt\n\nUnder [the *licence*](../LICENSE) of ours.\n");

    assertThat(write()).isEmpty();
    assertThat(readPage("sea.html")).contains("Under the <em>licence</em> of ours.");
  }

  @Test
  void filesThatAreMissingFromTheOutlineAreListedInTheLastSection() throws IOException {
    write("docs/late.md", "# Late\n");

    List<Outline.Section> sections = readOutline().sections();

    assertThat(sections.get(2))
        .isEqualTo(new Outline.Section("More", List.of(Path.of("docs/late.md")), List.of()));
  }

  @Test
  void anOutlineWithAMissingFileIsRejected() throws IOException {
    write("outline.txt", "Start\n  docs/none.md\n");

    assertThatThrownBy(this::readOutline)
        .hasMessageContaining("docs/none.md, which does not exist");
  }

  @Test
  void eachPageLinksToThePreviousAndTheNextPage() throws IOException {
    write();

    assertThat(readPage("sea.html"))
        .contains("<a rel=\"prev\" href=\"index.html\">← Home</a>")
        .contains("<a rel=\"next\" href=\"decisions/a.html\">Why →</a>");
  }

  private List<String> write() throws IOException {
    return new Site(checkout, readOutline(), "1.0").write(out);
  }

  private Outline readOutline() throws IOException {
    return Outline.read(checkout, checkout.resolve("outline.txt"));
  }

  private void write(String name, String text) throws IOException {
    Path file = checkout.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private String readPage(String address) throws IOException {
    return Files.readString(out.resolve(address));
  }
}
