package org.bowsprit.bytes.html;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The content security policy of a page that is opened from a folder. The page may run its own
 * scripts and show the files in its folder, but it may not connect to a host. If a programming
 * error left a name in the data unescaped, a script in this name would still not run.
 */
public final class ContentPolicy {

  private static final Pattern CHARSET = Pattern.compile("<meta charset=\"utf-8\">");
  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);
  private static final Pattern SCRIPT_SOURCES = Pattern.compile("; script-src ([^;\"]*)");

  private ContentPolicy() {}

  /**
   * Returns a page with the policy inserted after its {@code charset} element. The policy allows
   * the inline scripts of the page.
   */
  public static String addTo(String page) {
    List<String> scripts = scriptsIn(page);
    return CHARSET
        .matcher(page)
        .replaceFirst(
            charset -> Matcher.quoteReplacement(charset.group() + "\n" + metaElement(scripts)));
  }

  /** Returns the texts of the inline scripts of a page. */
  public static List<String> scriptsIn(String page) {
    List<String> scripts = new ArrayList<>();
    Matcher script = SCRIPT.matcher(page);
    while (script.find()) {
      scripts.add(script.group(1));
    }
    return scripts;
  }

  /**
   * Returns the HTML element that contains the policy.
   *
   * @param scripts the texts of all inline scripts
   */
  public static String metaElement(List<String> scripts) {
    return metaElement(scripts, "", "");
  }

  /**
   * Returns the HTML element that contains the policy of a page that opens another page as a blob.
   * The policy of the first page also applies to the opened page.
   *
   * @param scripts the texts of all inline scripts of the first page
   * @param opened the page that the first page opens, which contains its own policy
   */
  public static String metaElement(List<String> scripts, String opened) {
    Matcher sources = SCRIPT_SOURCES.matcher(opened);
    return metaElement(
        scripts,
        sources.find() ? " " + sources.group(1) : "",
        "; worker-src blob:; connect-src data: blob:");
  }

  private static String metaElement(
      List<String> scripts, String extraSources, String extraDirectives) {
    return "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src"
        + " 'self' file:"
        + scripts.stream().map(script -> " " + hashSource(script)).collect(Collectors.joining())
        + extraSources
        + extraDirectives
        + "; style-src 'unsafe-inline'; img-src 'self' file: data: blob:; media-src 'self' file:"
        + " data: blob:; base-uri 'none'; form-action 'none'\">";
  }

  /** Returns the source expression that allows an inline script by its hash. */
  public static String hashSource(String script) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
