package org.bowsprit.export.web;

/**
 * A server on this machine alone, as browsers name it. A request by another name comes from a page
 * elsewhere, whose name leads here so that it can read what is here.
 *
 * @param port where the server listens
 */
public record OwnHost(int port) {

  private static final String ADDRESS = "127.0.0.1";

  /** Returns the address of the server, with a slash behind it. */
  public String address() {
    return "http://" + ADDRESS + ":" + port + "/";
  }

  /**
   * Returns whether a request is meant for the server.
   *
   * @param host what its header {@code Host} says; null if it has none
   */
  public boolean isNamedBy(String host) {
    return (ADDRESS + ":" + port).equals(host) || ("localhost:" + port).equals(host);
  }
}
