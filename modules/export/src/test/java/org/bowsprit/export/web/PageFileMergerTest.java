package org.bowsprit.export.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FileNotFoundException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Tests that consecutive scripts and style sheets of a page are merged into one file. */
class PageFileMergerTest {

  private static final String PAGE = "index.html";

  private final Map<String, byte[]> files = new TreeMap<>();

  private String merge(String html, String... paths) throws FileNotFoundException {
    files.put(PAGE, html.getBytes(UTF_8));
    for (String path : paths) {
      files.put(path, ("text of " + path).getBytes(UTF_8));
    }
    new PageFileMerger(PAGE, files).merge();
    return text(PAGE);
  }

  private String text(String path) {
    return new String(files.get(path), UTF_8);
  }

  @Test
  void consecutiveScriptsAreMergedIntoTheLastScript() throws FileNotFoundException {
    String html =
        merge(
            """
            <script src="old.js" defer></script>
            <!-- apart -->
            <script src="a.js" defer></script>
            <script src="b/c.js" defer></script>
            </head>
            """,
            "old.js",
            "a.js",
            "b/c.js");

    assertThat(html)
        .isEqualTo(
            """
            <script src="old.js" defer></script>
            <!-- apart -->
            <script src="b/c.js" defer></script>
            </head>
            """);
    assertThat(files).containsOnlyKeys(PAGE, "old.js", "b/c.js");
    assertThat(text("b/c.js")).isEqualTo("text of a.js\ntext of b/c.js");
  }

  @Test
  void styleSheetsAreMergedToo() throws FileNotFoundException {
    String html =
        merge(
            """
            <link rel="stylesheet" href="one.css">
            <link rel="stylesheet" href="two.css">
            """,
            "one.css",
            "two.css");

    assertThat(html).isEqualTo("<link rel=\"stylesheet\" href=\"two.css\">\n");
    assertThat(text("two.css")).isEqualTo("text of one.css\ntext of two.css");
  }

  @Test
  void theErrorMessageNamesAMissingScript() {
    assertThatThrownBy(
            () ->
                merge(
                    """
                    <script src="a.js" defer></script>
                    <script src="b.js" defer></script>
                    """,
                    "a.js"))
        .isInstanceOf(FileNotFoundException.class)
        .hasMessage("index.html needs b.js, which is not among the files of the page");
  }
}
