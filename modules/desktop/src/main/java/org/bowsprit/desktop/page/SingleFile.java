package org.bowsprit.desktop.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.bowsprit.bytes.html.ContentPolicy;

/**
 * Combines the files in the folder of a page into one HTML file. Scripts and styles are included
 * unchanged, and all other files as Base64.
 *
 * <p>If the page contains the engine as WebAssembly, its content security policy allows functions
 * that are created from text, because the loader of the engine creates such functions. A worker
 * without its own file has the policy of the page.
 */
public final class SingleFile {

  private static final String PAGE_FILE = "index.html";
  private static final String WEB_ASSEMBLY_SUFFIX = ".wasm";
  private static final Pattern SCRIPT_PATTERN =
      Pattern.compile("[ \\t]*<script src=\"([^\"]+)\"[^>]*></script>\\R?");
  private static final Pattern STYLE_PATTERN =
      Pattern.compile("<link rel=\"stylesheet\" href=\"([^\"]+)\"\\s*/?>");
  private static final Pattern OTHER_LINK =
      Pattern.compile(
          "[ \\t]*<(?:link rel=\"(?:manifest|icon)\"|meta property=\"og:image\"|img id=\"cover\")[^>]*>\\R?");
  private static final Pattern POLICY_PATTERN =
      Pattern.compile("<meta http-equiv=\"Content-Security-Policy\"[^>]*>");

  private final Path folder;
  private final Set<String> inlinedPaths = new HashSet<>();
  private final List<String> scripts = new ArrayList<>();

  /**
   * Creates an object that combines the files of a folder.
   *
   * @param folder the folder of the page
   */
  public SingleFile(Path folder) {
    this.folder = folder;
  }

  /**
   * Returns the text of the HTML file.
   *
   * @param paths the files of the folder
   */
  public String text(List<String> paths) throws IOException {
    String page = read(PAGE_FILE);
    inlinedPaths.add(PAGE_FILE);
    page = replace(SCRIPT_PATTERN, page, match -> collectScript(match.group(1)));
    page = replace(STYLE_PATTERN, page, match -> inlineStyle(match.group(1)));
    page = replace(OTHER_LINK, page, match -> "");
    StringBuilder end = new StringBuilder();
    for (String path : paths) {
      if (isAsset(path)) {
        end.append(asset(path));
      }
    }
    for (String script : scripts) {
      end.append("<script>").append(script).append("</script>\n");
    }
    boolean hasWebAssembly = paths.stream().anyMatch(path -> path.endsWith(WEB_ASSEMBLY_SUFFIX));
    page = replace(POLICY_PATTERN, page, match -> policy(hasWebAssembly));
    int body = page.lastIndexOf("</body>");
    return page.substring(0, body) + end + page.substring(body);
  }

  /**
   * Returns whether the page must contain a file as Base64. Files that a page without a server
   * cannot use, and files that the page already contains, are left out.
   */
  private boolean isAsset(String path) {
    return !inlinedPaths.contains(path)
        && !path.endsWith(".webmanifest")
        && !path.endsWith(".svg")
        && !path.endsWith(".png")
        && !path.endsWith(".first")
        && !path.equals("sw.js")
        && !path.equals("files.json");
  }

  /**
   * Returns an element that contains a file as Base64. WebAssembly is compressed, because every
   * browser that supports garbage collection in WebAssembly can also decompress.
   */
  private String asset(String path) throws IOException {
    byte[] bytes = Files.readAllBytes(folder.resolve(path));
    boolean isCompressed = path.endsWith(WEB_ASSEMBLY_SUFFIX);
    return "<script type=\"text/plain\" data-asset=\""
        + path
        + (isCompressed ? "\" data-packing=\"gzip\">" : "\">")
        + Base64.getEncoder().encodeToString(isCompressed ? gzip(bytes) : bytes)
        + "</script>\n";
  }

  private static byte[] gzip(byte[] bytes) throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(compressed)) {
      out.write(bytes);
    }
    return compressed.toByteArray();
  }

  /**
   * Collects a script for the end of the page, and returns an empty text in its place. The scripts
   * run in order after the page and its assets.
   */
  private String collectScript(String path) throws IOException {
    inlinedPaths.add(path);
    scripts.add(read(path).replace("</script", "<\\/script"));
    return "";
  }

  private String inlineStyle(String path) throws IOException {
    inlinedPaths.add(path);
    return "<style>" + read(path) + "</style>";
  }

  private String policy(boolean allowsEval) {
    StringBuilder hashes = new StringBuilder();
    scripts.forEach(script -> hashes.append(' ').append(ContentPolicy.hashSource(script)));
    return "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
        + " script-src blob:"
        + (allowsEval ? " 'unsafe-eval'" : "")
        + hashes
        + "; worker-src blob:; style-src 'unsafe-inline'; img-src data: blob:; media-src blob:;"
        + " connect-src data: blob:; base-uri 'none'; form-action 'none'\">";
  }

  private String read(String path) throws IOException {
    return Files.readString(folder.resolve(path));
  }

  /** A function that computes the replacement of a match. */
  private interface Replacement {
    String of(MatchResult match) throws IOException;
  }

  private static String replace(Pattern pattern, String text, Replacement replacement)
      throws IOException {
    Matcher matcher = pattern.matcher(text);
    StringBuilder result = new StringBuilder();
    int from = 0;
    while (matcher.find()) {
      result.append(text, from, matcher.start()).append(replacement.of(matcher));
      from = matcher.end();
    }
    return result.append(text, from, text.length()).toString();
  }
}
