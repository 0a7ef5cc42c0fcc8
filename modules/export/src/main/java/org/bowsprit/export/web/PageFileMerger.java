package org.bowsprit.export.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileNotFoundException;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Merges scripts that follow each other on a page into one file with the name of the last script,
 * because each request takes time. Merges styles in the same way. Scripts are not merged if
 * anything is between them, such as a comment.
 */
final class PageFileMerger {

  private static final Pattern SCRIPT =
      Pattern.compile("<script src=\"([^\"]+)\" defer></script>\\R");
  private static final Pattern STYLE =
      Pattern.compile("<link rel=\"stylesheet\" href=\"([^\"]+)\">\\R");

  private final String page;
  private final Map<String, byte[]> files;

  /**
   * Prepares to merge the files of a page.
   *
   * @param page the path of the page
   * @param files the files of the site by path, which are changed
   */
  PageFileMerger(String page, Map<String, byte[]> files) {
    this.page = page;
    this.files = files;
  }

  /**
   * Merges scripts and styles, if the page exists.
   *
   * @throws FileNotFoundException if one of the files to merge is missing
   */
  void merge() throws FileNotFoundException {
    merge(SCRIPT);
    merge(STYLE);
  }

  private void merge(Pattern element) throws FileNotFoundException {
    if (files.containsKey(page)) {
      files.put(page, mergeRuns(element, text(files.get(page))).getBytes(UTF_8));
    }
  }

  private String mergeRuns(Pattern element, String html) throws FileNotFoundException {
    Matcher runs = Pattern.compile("(?:" + element + "){2,}").matcher(html);
    for (MatchResult run : runs.results().toList()) {
      requireAll(element, run.group());
    }
    return runs.replaceAll(run -> Matcher.quoteReplacement(mergeRun(element, run.group())));
  }

  private void requireAll(Pattern element, String run) throws FileNotFoundException {
    for (MatchResult each : element.matcher(run).results().toList()) {
      if (!files.containsKey(each.group(1))) {
        throw new FileNotFoundException(
            page + " needs " + each.group(1) + ", which is not among the files of the page");
      }
    }
  }

  /** Merges the files of consecutive elements, and returns the last element. */
  private String mergeRun(Pattern element, String run) {
    List<MatchResult> elements = element.matcher(run).results().toList();
    String content =
        elements.stream()
            .map(each -> text(files.remove(each.group(1))))
            .collect(Collectors.joining("\n"));
    MatchResult last = elements.get(elements.size() - 1);
    files.put(last.group(1), content.getBytes(UTF_8));
    return last.group();
  }

  private static String text(byte[] bytes) {
    return new String(bytes, UTF_8);
  }
}
