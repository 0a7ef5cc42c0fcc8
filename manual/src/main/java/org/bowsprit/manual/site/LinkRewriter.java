package org.bowsprit.manual.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;

/**
 * Converts links between files of the checkout to links of the site.
 *
 * <p>If the target is in the checkout but not in the site, for example a source or a folder, only
 * the text of the link remains. A link whose target does not exist remains unchanged, so that
 * {@link LinkCheck} finds it.
 */
final class LinkRewriter extends AbstractVisitor {

  private static final Pattern WEB_SCHEME = Pattern.compile("[a-z]+:");

  private final Path checkout;
  private final Path page;
  private final Map<Path, String> addressesByFile;
  private final Set<Path> pictures;

  /**
   * Creates a rewriter for one page.
   *
   * @param checkout the root of all files
   * @param page the page's file, relative to the checkout
   * @param addressesByFile the address of every page, by its file
   * @param pictures receives the pictures that pages show, relative to the checkout
   */
  LinkRewriter(Path checkout, Path page, Map<Path, String> addressesByFile, Set<Path> pictures) {
    this.checkout = checkout;
    this.page = page;
    this.addressesByFile = addressesByFile;
    this.pictures = pictures;
  }

  @Override
  public void visit(Link link) {
    visitChildren(link);
    if (isInCheckout(link.getDestination())) {
      rewrite(link);
    }
  }

  @Override
  public void visit(Image image) {
    Path file = targetFile(image.getDestination());
    if (isInCheckout(image.getDestination()) && Files.exists(checkout.resolve(file))) {
      pictures.add(file);
      image.setDestination(Page.relative(ownAddress(), addressOfPicture(file)));
    }
  }

  /** Returns the address of a picture within the site. */
  static String addressOfPicture(Path file) {
    return "pictures/" + file.getFileName();
  }

  private void rewrite(Link link) {
    String destination = link.getDestination();
    int hash = destination.indexOf('#');
    Path file = targetFile(hash < 0 ? destination : destination.substring(0, hash));
    String address = addressesByFile.get(file);
    if (address != null) {
      String anchor = hash < 0 ? "" : destination.substring(hash);
      link.setDestination(Page.relative(ownAddress(), address) + anchor);
    } else if (Files.exists(checkout.resolve(file))) {
      replaceByText(link);
    }
  }

  private static void replaceByText(Link link) {
    Node lastNode = link;
    for (Node child = link.getFirstChild(); child != null; child = link.getFirstChild()) {
      lastNode.insertAfter(child);
      lastNode = child;
    }
    link.unlink();
  }

  private String ownAddress() {
    return addressesByFile.get(page);
  }

  private Path targetFile(String destination) {
    Path folder = checkout.resolve(page).getParent();
    return checkout.relativize(folder.resolve(destination).normalize());
  }

  private static boolean isInCheckout(String destination) {
    return !destination.startsWith("#") && !WEB_SCHEME.matcher(destination).lookingAt();
  }
}
