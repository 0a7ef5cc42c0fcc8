package org.bowsprit.manual.site;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks the links of a site on the disk. Leaves out web addresses and the game, which is added
 * later.
 */
final class LinkCheck {

  private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
  private static final Pattern ANCHOR = Pattern.compile("\\bid=\"([^\"]*)\"");
  private static final Pattern SCHEME = Pattern.compile("[a-z]+:.*");

  private final Path folder;
  private final Map<Path, String> pages;
  private final Map<Path, Set<String>> anchors = new HashMap<>();

  private LinkCheck(Path folder, Map<Path, String> pages) {
    this.folder = folder;
    this.pages = pages;
  }

  /** Reads the pages below {@code folder}. */
  static LinkCheck of(Path folder) throws IOException {
    Map<Path, String> pages = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(file -> file.toString().endsWith(".html")).toList()) {
        pages.put(file, Files.readString(file));
      }
    }
    return new LinkCheck(folder, pages);
  }

  /** Returns a line for each broken link, with the page, the link and the missing target. */
  List<String> brokenLinks() {
    List<String> brokenLinks = new ArrayList<>();
    pages.forEach(
        (page, html) ->
            LINK.matcher(html)
                .results()
                .map(match -> match.group(1))
                .filter(link -> !SCHEME.matcher(link).matches())
                .distinct()
                .filter(link -> !hasTarget(page, link))
                .map(link -> folder.relativize(page) + ": " + link + " has no target")
                .forEach(brokenLinks::add));
    return brokenLinks;
  }

  private boolean hasTarget(Path page, String link) {
    int hash = link.indexOf('#');
    String path = decode(hash < 0 ? link : link.substring(0, hash));
    Path target = path.isEmpty() ? page : page.resolveSibling(path).normalize();
    if (hash < 0) {
      return Files.isRegularFile(target) || target.equals(folder.resolve(Site.GAME_ADDRESS));
    }
    String anchor = decode(link.substring(hash + 1));
    boolean isTop = anchor.isEmpty();
    return pages.containsKey(target)
        && (isTop || anchors.computeIfAbsent(target, this::anchorsOf).contains(anchor));
  }

  /**
   * Decodes a link. In Javadoc, the anchor of a constructor is {@code <init>()}, and links to it
   * are encoded.
   */
  private static String decode(String link) {
    return URLDecoder.decode(link.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  private Set<String> anchorsOf(Path page) {
    return ANCHOR.matcher(pages.get(page)).results().map(LinkCheck::id).collect(Collectors.toSet());
  }

  private static String id(MatchResult match) {
    return match.group(1).replace("&lt;", "<").replace("&gt;", ">");
  }
}
