package org.bowsprit.bytes.html;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests that any text can be written into a page. */
class HtmlTest {

  @Test
  void escapedTextContainsNoElementsAndEndsNoAttribute() {
    assertThat(Html.escape("<b> & \"c\" &lt;")).isEqualTo("&lt;b&gt; &amp; &quot;c&quot; &amp;lt;");
  }
}
