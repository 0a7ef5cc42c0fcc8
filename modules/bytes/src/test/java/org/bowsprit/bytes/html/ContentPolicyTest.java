package org.bowsprit.bytes.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the content security policy that is added to a page. */
class ContentPolicyTest {

  @Test
  void thePolicyAllowsTheScriptsOfThePageByTheirHashes() {
    String page = "<meta charset=\"utf-8\">\n<script>\nlet $1 = 2;\n</script><script src=\"x.js\">";

    assertThat(ContentPolicy.addTo(page))
        .startsWith("<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\"")
        .contains("default-src 'none'", ContentPolicy.hashSource("\nlet $1 = 2;\n"))
        .endsWith("<script>\nlet $1 = 2;\n</script><script src=\"x.js\">");
    // The expected hash is the output of: openssl dgst -sha256 -binary </dev/null | base64
    assertThat(ContentPolicy.hashSource(""))
        .isEqualTo("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  }

  @Test
  void thePolicyAllowsTheScriptsAndWorkersOfAnOpenedPage() {
    String openedPage =
        "<meta content=\"default-src 'none'; script-src blob: 'sha256-x'; img-src data:\">";

    assertThat(ContentPolicy.metaElement(List.of("a()"), openedPage))
        .contains(ContentPolicy.hashSource("a()") + " blob: 'sha256-x'; worker-src blob:");
    assertThat(ContentPolicy.metaElement(List.of("a()")))
        .doesNotContain("blob: 'sha256-x'", "worker-src");
  }
}
