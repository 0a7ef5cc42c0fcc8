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
 * scripts and show the files beside it, but not connect to a host. If the escaping of a name in the
 * data ever failed, a script in this name would not run.
 */
public final class ContentPolicy {

  private static final Pattern CHARSET = Pattern.compile("<meta charset=\"utf-8\">");
  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);
  private static final Pattern SCRIPT_SOURCES = Pattern.compile("; script-src ([^;\"]*)");

  private ContentPolicy() {}

  /**
   * Returns a page with the policy after its {@code charset}. The policy allows the inline scripts
   * of the page.
   */
  public static String in(String page) {
    List<String> scripts = scriptsIn(page);
    return CHARSET
        .matcher(page)
        .replaceFirst(charset -> Matcher.quoteReplacement(charset.group() + "\n" + meta(scripts)));
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
  public static String meta(List<String> scripts) {
    return meta(scripts, "", "");
  }

  /**
   * Returns the HTML element that contains the policy of a page that opens another page as a blob.
   * The policy of the first page also applies to the opened page.
   *
   * @param scripts the texts of all inline scripts of the first page
   * @param opened the page that the first page opens, which contains its own policy
   */
  public static String meta(List<String> scripts, String opened) {
    Matcher sources = SCRIPT_SOURCES.matcher(opened);
    return meta(
        scripts,
        sources.find() ? " " + sources.group(1) : "",
        "; worker-src blob:; connect-src data: blob:");
  }

  private static String meta(List<String> scripts, String moreScripts, String moreRules) {
    return "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src"
        + " 'self' file:"
        + scripts.stream().map(script -> " " + source(script)).collect(Collectors.joining())
        + moreScripts
        + moreRules
        + "; style-src 'unsafe-inline'; img-src 'self' file: data: blob:; media-src 'self' file:"
        + " data: blob:; base-uri 'none'; form-action 'none'\">";
  }

  /** Returns the source expression that allows an inline script by its hash. */
  public static String source(String script) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
