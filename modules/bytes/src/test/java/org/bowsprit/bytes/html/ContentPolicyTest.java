package org.bowsprit.bytes.html;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ContentPolicyTest {

  @Test
  void theScriptsOfThePageAreAllowedByTheirHashes() {
    String page = "<meta charset=\"utf-8\">\n<script>\nlet $1 = 2;\n</script><script src=\"x.js\">";

    assertThat(ContentPolicy.in(page))
        .startsWith("<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\"")
        .contains("default-src 'none'", ContentPolicy.source("\nlet $1 = 2;\n"))
        .endsWith("<script>\nlet $1 = 2;\n</script><script src=\"x.js\">");
    // openssl dgst -sha256 -binary </dev/null | base64
    assertThat(ContentPolicy.source(""))
        .isEqualTo("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  }
}
